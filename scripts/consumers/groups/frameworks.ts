import type { Consumer, Exercises, Group } from '../consumer.js';
import { recipe } from '../recipe.js';
import { angulars } from './angular.js';
import { application } from './angular-application.js';
import { starters } from './starters.js';

const exercises: Exercises = { folder: 'src/motion', extension: 'ts', platforms: ['anywhere', 'browser'] };

const tsconfig = (options: object = {}): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      ...options,
    },
    include: ['src'],
  });

/** An application built by Vite. */
function withVite(
  consumer: Pick<Consumer, 'name' | 'packages' | 'files' | 'steps'>,
  script: string,
  plugin = '',
): Consumer {
  const config = plugin && `import plugin from '${plugin}';\nexport default { plugins: [plugin()] };`;
  return {
    ...consumer,
    packages: [...consumer.packages, 'vite@8', 'typescript@5.9'],
    manifest: { type: 'module' },
    exercises,
    files: {
      'index.html': `<!doctype html><html lang="en"><head><title>motion</title></head><body><div id="app"></div><script type="module" src="/src/${script}"></script></body></html>`,
      'tsconfig.json': tsconfig(),
      ...(config && { 'vite.config.js': config }),
      ...consumer.files,
    },
    steps: [...consumer.steps, 'vite build'],
    page: 'dist',
  };
}

const reactBox = `import { useEffect, useRef } from 'react';
import { callFunc, fadeIn, fadeOut, moveTo, sequence } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { useMotion, usePresence, useSpring } from 'rx-motion/react';
import { report } from './motion/index';

const fading = { enter: fadeIn(0.1), leave: fadeOut(0.1) };

export function Box() {
  const box = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  const { isMounted, ref } = usePresence(true, fading);
  const bar = useSpring<number>(100, (element, width) => (element.style.width = \`\${width}px\`));
  useEffect(() => {
    const flight = sequence(moveTo(0.1, { x: 100, y: 0 }), callFunc(report));
    const running = motion.runAction(flight, domTarget(box.current!));
    return () => running.stop();
  }, [motion]);
  return <div ref={box}>{isMounted && <p ref={ref}>Here</p>}<hr ref={bar} /></div>;
}
`;
const react = ['react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19'];

const reactFiles = {
  'src/box.tsx': reactBox,
  'src/main.tsx': `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Box } from './box';

createRoot(document.getElementById('app')!).render(<StrictMode><Box /></StrictMode>);
`,
  'tsconfig.json': tsconfig({ jsx: 'react-jsx' }),
};

const others: readonly Consumer[] = [
  withVite(
    {
      name: 'React 19, StrictMode',
      packages: [...react, '@vitejs/plugin-react@6'],
      files: reactFiles,
      steps: ['tsc'],
    },
    'main.tsx',
    '@vitejs/plugin-react',
  ),
  withVite(
    {
      name: 'Preact',
      packages: ['preact@10', '@types/react@19', '@types/react-dom@19'],
      files: {
        ...reactFiles,
        'vite.config.js': `export default { resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } } };`,
      },
      steps: ['tsc'],
    },
    'main.tsx',
  ),
  {
    name: 'Next',
    packages: ['next@16', ...react, '@types/node@22', 'typescript@5.9'],
    exercises: [
      { folder: 'app/motion', extension: 'ts', platforms: ['anywhere', 'browser'] },
      { folder: 'app/server-motion', extension: 'ts', platforms: ['anywhere'] },
    ],
    files: {
      'next.config.js': `module.exports = { output: 'export' };`,
      'app/box.tsx': `'use client';\n${reactBox}`,
      'app/layout.tsx': `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
      'app/page.tsx': `import { Box } from './box';
import { runAll } from './server-motion/index';

export default function Page() {
  return <main><p>{runAll()}</p><Box /></main>;
}`,
    },
    steps: ['next build'],
    page: 'out',
  },
  withVite(
    {
      name: 'Vue',
      packages: ['vue@3', '@vitejs/plugin-vue@6', 'vue-tsc@3'],
      files: {
        'src/App.vue': `<script setup lang="ts">
import { onMounted, ref } from 'vue';
import { fadeIn, fadeOut } from 'rx-motion';
import { useSpring, useTransition, vFlip } from 'rx-motion/vue';
import { report } from './motion/index';

const isOpen = ref(false);
const motion = useTransition(fadeIn(0.1), fadeOut(0.1));
const width = useSpring(() => (isOpen.value ? 240 : 40));
const names = ['one', 'two'];
onMounted(() => (isOpen.value = true));
</script>

<template>
  <Transition v-bind="motion" @after-enter="isOpen = false" @after-leave="report"><p v-if="isOpen">Saved</p></Transition>
  <TransitionGroup v-bind="motion" v-flip="{ as: 'name' }" tag="ul">
    <li v-for="name in names" :key="name" :data-name="name" :style="{ width: \`\${width}px\` }">{{ name }}</li>
  </TransitionGroup>
</template>
`,
        'src/main.ts': `import { createApp } from 'vue';\nimport App from './App.vue';\n\ncreateApp(App).mount('#app');\n`,
      },
      steps: ['vue-tsc'],
    },
    'main.ts',
    '@vitejs/plugin-vue',
  ),
  withVite(
    {
      name: 'Svelte',
      packages: ['svelte@5', '@sveltejs/vite-plugin-svelte@7', 'svelte-check@4'],
      files: {
        'src/App.svelte': `<script lang="ts">
  import { onMount } from 'svelte';
  import { toStore } from 'svelte/store';
  import { fadeOut } from 'rx-motion';
  import { autoFlip, motion, springStore } from 'rx-motion/svelte';
  import { report } from './motion/index';

  let isOpen = $state(false);
  const width = springStore(toStore(() => (isOpen ? 240 : 40)));
  const names = ['one', 'two'];
  onMount(() => { isOpen = true; });
</script>

{#if isOpen}
  <p transition:motion onintroend={() => (isOpen = false)} onoutroend={report}>Saved</p>
{/if}
<ul {@attach autoFlip({ duration: 0.3 })}>
  {#each names as name (name)}<li transition:motion={fadeOut(0.1)} style:width={\`\${$width}px\`}>{name}</li>{/each}
</ul>
`,
        'src/main.ts': `import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
`,
        'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte';\nexport default { plugins: [svelte()] };`,
      },
      steps: ['svelte-check'],
    },
    'main.ts',
  ),
  withVite(
    {
      name: 'Solid',
      packages: ['solid-js@1', 'vite-plugin-solid@2'],
      files: {
        'src/recipe.ts': recipe('solid', 'createPresence'),
        'src/main.tsx': `import { Show, createEffect, createSignal, onMount } from 'solid-js';
import { render } from 'solid-js/web';
import { fadeIn, fadeOut } from 'rx-motion';
import { report } from './motion/index';
import { createPresence } from './recipe';

function Note() {
  const [isOpen, setOpen] = createSignal(true);
  const { isShown, ref } = createPresence(isOpen, fadeIn(0.1), fadeOut(0.1));
  onMount(() => setTimeout(() => setOpen(false), 200));
  createEffect(() => {
    if (!isShown()) report();
  });
  return <Show when={isShown()}><p ref={ref}>Saved</p></Show>;
}

render(() => <Note />, document.getElementById('app')!);
`,
        'tsconfig.json': tsconfig({ jsx: 'preserve', jsxImportSource: 'solid-js' }),
      },
      steps: ['tsc'],
    },
    'main.tsx',
    'vite-plugin-solid',
  ),
  withVite(
    {
      name: 'Lit',
      packages: ['lit@3'],
      files: {
        'src/recipe.ts': recipe('lit', 'Presence'),
        'src/main.ts': `import { LitElement, html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { fadeIn, fadeOut } from 'rx-motion';
import { report } from './motion/index';
import { Presence } from './recipe';

class SavedNote extends LitElement {
  private isOpen = true;
  private readonly note = new Presence(this, () => this.isOpen, fadeIn(0.1), fadeOut(0.1));

  override firstUpdated(): void {
    setTimeout(() => {
      this.isOpen = false;
      this.requestUpdate();
    }, 200);
  }

  override updated(): void {
    if (!this.note.isShown) report();
  }

  override render() {
    return this.note.isShown ? html\`<p \${ref(this.note.element)}>Saved</p>\` : nothing;
  }
}

customElements.define('saved-note', SavedNote);
document.getElementById('app')!.append(document.createElement('saved-note'));
`,
      },
      steps: ['tsc'],
    },
    'main.ts',
  ),
];

export const frameworks: Group = { name: 'Frameworks', consumers: [application, ...starters, ...angulars, ...others] };
