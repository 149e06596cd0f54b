// The theme that the user has chosen on another page, or the system's.
const chosen = localStorage.getItem('vitepress-theme-appearance') ?? 'auto';
const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.toggle('dark', dark);
