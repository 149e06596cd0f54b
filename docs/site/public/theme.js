// The ground that was chosen on the other pages.
const chosen = localStorage.getItem('vitepress-theme-appearance') ?? 'auto';
const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.toggle('dark', dark);
