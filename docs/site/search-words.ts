/**
 * What users call the things of a page or of its part, where the page itself says it otherwise. The search finds these
 * words as it finds a title.
 */
export const searchWords: Readonly<Record<string, string>> = {
  'guide/getting-started.html#getting-started':
    'install setup npm quick start tutorial hello world browser license typescript esm commonjs import require ai llms.txt',
  'guide/getting-started.html#without-a-bundler': 'cdn script tag unpkg jsdelivr vanilla javascript html',
  'guide/getting-started.html#move-an-element':
    'div html element translate position css class scale rotate button click',
  'guide/composition.html#composition':
    'chain chained queue one after another sequence sequences sequential parallel simultaneous same time together loop repeat delay wait yoyo alternate stagger reverse callback pulse breathe blink in parallel run at multi step multiple steps keyframes delay before start loop infinite rotation spin relative overlap',
  'guide/composition.html#many-targets':
    'stagger items one by one each list delay between grid center random staggered',
  'guide/composition.html#with-rxjs-s-own-operators': 'concat merge repeat chain concatmap',
  'guide/choreographies.html#timelines': 'timeline labels position parameter gsap.timeline',
  'guide/easing.html#easing':
    'ease timing function curve cubic-bezier bounce elastic back linear() steps easein easeout easeinout',
  'guide/easing.html#the-curves': 'ease in out bounce elastic list of curves',
  'guide/springs-and-interruption.html#interrupting':
    'cancel canceled switchmap abort stop interrupt interrupted mid-animation restart toggle state change sidebar drawer toggle jump jumps back snaps',
  'guide/springs-and-interruption.html#a-spring-s-numbers':
    'stiffness damping mass bounce tension friction spring physics',
  'guide/springs-and-interruption.html#two-actions-on-one-property': 'conflict overlap overwrite fight override',
  'guide/time-and-clocks.html#time-and-clocks':
    'requestanimationframe raf animationframes animationframescheduler ticker frame loop clock delta time timer node server requestanimationframe background tab hidden tab visibility pause when hidden page visibility throttle frames 30fps limit',
  'guide/time-and-clocks.html#pause-slow-down-step':
    'pause resume freeze slow motion speed time scale timescale framerate independent',
  'guide/time-and-clocks.html#a-player':
    'player seek scrub scrubber slider progress play pause playback speed controls rewind backwards timeline',
  'guide/time-and-clocks.html#physics-and-drawing': 'fixed time step simulation physics frame rate independent',
  'guide/performance.html#performance': 'fps 60fps jank lag slow gpu will-change optimize smooth stutter cpu memory',
  'guide/performance.html#size': 'bundle size tree shaking kb weight',
  'guide/reading-a-motion.html#in-a-worker': 'web worker offscreencanvas thread',
  'guide/reading-a-motion.html#shown-by-the-browser':
    'web animations api waapi compositor element.animate gpu css transition vs js animation main thread blocked',
  'guide/reduced-motion.html#reduced-motion': 'prefers-reduced-motion accessibility a11y vestibular disable animations',
  'guide/live-data.html#live-data':
    'debounce throttle websocket realtime real-time polling stream server-sent events d3 debouncetime throttletime sampletime audittime stock price ticker feed',
  'guide/live-data.html#a-chart': 'chart graph bar line svg data visualization plot',
  'guide/streaming.html#streaming-interfaces': 'chat llm ai token chatgpt typing websocket realtime',
  'guide/gestures.html#gestures': 'touch pointer pan fling swipe swipes flick momentum inertia',
  'guide/gestures.html#swipe-to-dismiss': 'swipe delete dismiss remove card tinder',
  'guide/gestures.html#a-carousel': 'carousel slider slideshow swipe gallery snap',
  'guide/gestures.html#a-map-that-coasts': 'inertia momentum fling pan map zoom',
  'guide/scroll.html#scroll': 'scroll-driven scrolltrigger scrolltimeline scrub parallax',
  'guide/scroll.html#reveal-once':
    'fade in on scroll reveal appear aos intersection observer viewport in view intersectionobserver on scroll animation',
  'guide/scroll.html#when-an-element-comes-into-view':
    'intersection observer in view viewport visible lazy reveal intersectionobserver lazy images',
  'guide/scroll.html#a-section-that-scrolls-sideways': 'horizontal scroll pin sticky pinned section',
  'guide/scroll.html#smooth-scrolling': 'smooth scroll lenis easing inertia',
  'guide/sprite-sheets.html#load':
    'aseprite texturepacker texture atlas xml sparrow libgdx plist json sprite sheet formats',
  'guide/sprite-sheets.html#sprite-sheets-and-frame-events':
    'texture atlas spritesheet aseprite xml walk cycle frame by frame',
  'guide/checks.html#checks-for-a-motion': 'accessibility lint flash seizure budget wcag',
  'guide/manager.html#policies': 'queue replace overwrite exhaust',
  'values.html#which-to-use-when':
    'initial state set from starting value initial values reveal entrance easing spring tween',
  'values.html#what-can-be-animated':
    'color colour gradient value number string object array custom property css variable interpolate animate value',
  'dom.html#elements-that-come-and-go':
    'enter leave exit entrance fade in fade out before remove unmount tooltip popover show hide appear disappear mount display none display block visibility remove element',
  'dom.html#numbers-and-colours-of-a-style':
    'css property style width height background color gradient opacity border-radius css variable custom property box shadow background-position filter blur clip-path display z-index perspective transform-origin unit units rem vw vh percent calc',
  'dom.html#css-keyframes': 'keyframes percent @keyframes css animation',
  'dom.html#a-modal': 'modal dialog popup overlay backdrop lightbox focus trap escape dialog element inert',
  'dom.html#elements-of-a-page': 'html element div style transform translate',
  'layout.html#from-one-page-to-another':
    'view transitions shared element hero transition page transition route navigation layoutid',
  'layout.html#flip': 'flip layout animation resize masonry grid filter expand width height',
  'layout.html#lists': 'list add remove reorder animatepresence auto-animate transition-group',
  'layout.html#sorting-by-hand': 'sortable list reorder dnd kanban',
  'svg.html#along-a-path': 'motion path offset-path follow path curve',
  'svg.html#drawing-an-outline': 'draw line stroke dashoffset drawsvg handwriting signature',
  'svg.html#from-one-shape-to-another': 'morph morphing icons shape path hamburger',
  'text.html#typing': 'typewriter typing effect type letters caret cursor',
  'text.html#numbers': 'count up counter number odometer rolling',
  'text.html#a-text-in-parts': 'split text letters characters words lines headline splittext stagger',
  'testing.html#testing-motion': 'unit test jest vitest karma cypress playwright testscheduler debug jasmine storybook',
  'testing.html#marbles': 'marble diagram testscheduler unit test',
  'testing.html#fake-timers':
    'jest vitest fake timers usefaketimers fakeasync mock requestanimationframe mock timers happy-dom jsdom',
  'testing.html#in-the-performance-panel': 'debug devtools profile inspect',
  'angular.html#angular': 'zone.js zoneless change detection signals runoutsideangular',
  'angular.html#a-list-in-angular': 'ngfor @for trackby list stagger ng-repeat ng-for',
  'angular.html#routes': 'route router page transition navigation',
  'angular.html#the-motion-of-a-component': 'ngondestroy destroy takeuntildestroyed lifecycle',
  'angular.html#from-a-signal-to-a-signal': 'signal effect input store ngrx',
  'react.html#react': 'hooks usestate useeffect useref re-render strict mode next.js',
  'react.html#a-dialog': 'animatepresence exit unmount modal',
  'recipes/server.html#server-side-rendering': 'ssr next.js nextjs nuxt sveltekit hydration prerender server universal',
  'vue.html#vue': 'transition transitiongroup v-if v-for composable nuxt',
  'recipes/everyday.html#a-menu-an-accordion':
    'dropdown height auto animate height expand collapse open close submenu details sidebar side menu slide in off-canvas navigation drawer expandable',
  'recipes/everyday.html#toasts': 'toast notification snackbar alert message',
  'recipes/everyday.html#a-card-under-the-pointer': 'hover tilt 3d card mouse follow parallax',
  'recipes/film.html#in-step-with-a-film': 'video audio sound music sync currenttime media captions lip beat',
  'recipes/game-loop.html#a-sprite-in-a-game-loop': 'game loop update render canvas fixed time step delta',
  'recipes/pictures.html#a-visual-test': 'visual regression screenshot snapshot test',
  'recipes/pictures.html#a-video': 'export video mp4 gif record render frames',
  'recipes/drag.html#drag-and-release': 'drag draggable handle throw snap pointer bottom sheet drawer drag and drop',
  'recipes/list.html#reordering-a-list': 'sort reorder shuffle list drag drop',
  'recipes/list.html#a-board': 'kanban columns board',
  'recipes/reverse.html#reverse-at-any-moment': 'reverse animation backwards toggle drawer undo',
  'recipes/progress-bar.html#a-progress-bar': 'loading bar percent upload',
  'recipes/forgotten-subscribe.html#a-forgotten-subscribe':
    'not working nothing happens does not start not moving eslint lint rule',
  'pixi-and-three.html#pixijs-8': 'pixi tween ticker container sprite',
  'pixi-and-three.html#three-js': 'three.js camera tween mesh react three fiber',
  'grid.html#grids':
    'ripple wave distortion page curl shader mesh tiles tiled page flip effect page turn book water distortion',
  'beside-others.html#comparison':
    'compare comparison versus vs gsap framer motion anime alternatives difference which library',
  'guide/from-motion.html#moving-from-motion': 'framer motion animatepresence variants layoutid usespring whilehover',
  'guide/from-gsap.html#moving-from-gsap': 'greensock tweenmax scrolltrigger gsap.to gsap.timeline',
  'guide/from-anime.html#moving-from-anime-js': 'animejs anime()',
  'guide/from-tween.html#moving-from-tween-js': 'tween.js tweenjs createjs',
  'gallery/things.html#skeleton-loader': 'skeleton loading placeholder shimmer content loader',
  'gallery/things.html#number-ticker': 'number ticker odometer price',
  'gallery/things.html#tabs': 'tabs underline indicator tab bar',
  'reference/stream.html#tween': 'animate a value over time number rxjs observable interpolate',
  'reference/values.html#shake': 'shake error wobble vibrate',
  'reference/values.html#fadeIn': 'fade in opacity appear',
  'reference/values.html#fadeOut': 'fade out opacity disappear',
  'guide/performance.html#ten-thousand-and-more': 'thousands 10000 1000 many elements particles crowd',
  'recipes/lit.html#lit': 'web component custom element stencil shadow dom web components',
  'guide/streaming.html#a-list-that-follows-its-end': 'auto scroll to bottom stick to bottom chat log',
  'guide/the-model.html#the-model': 'seconds milliseconds units',
  'guide/manager.html#manager-and-policies':
    'tag stop by tag action manager runaction stopaction pausetarget resumetarget stop all actions by tag',
  'guide/scroll.html#a-scroll-progress-bar': 'reading progress indicator',
  'values.html#values-what-can-be-animated-and-how': 'from to',
  'guide/targets.html#immutable-state': 'redux zustand ngrx store mobx signal store state management',
  'from-angular-animations.html#moving-from-angular-animations':
    'provideanimations browseranimationsmodule trigger state transition query @angular/animations deprecated removed void void => * :enter :leave animatechild group',
  'guide/getting-started.html#stop': 'dispose destroy clean up unsubscribe',
  'contributing.html#working-on-rx-motion': 'contribute pull request roadmap report a bug issue github question help',
  'consumers.html#where-it-runs': 'supported versions compatibility types commonjs',
  'guide/questions.html#how-do-i-await-the-end-of-an-animation':
    'call function after animation run code when done then animationend transitionend finish event oncomplete lastvaluefrom',
  'guide/questions.html#how-do-i-animate-on-hover': 'mouseenter mouseleave pointerenter hover button press focus',
  'guide/questions.html#how-do-i-cancel-an-animation': 'stop kill abort',
  'guide/questions.html#what-is-not-here':
    'react native electron ionic capacitor ie11 internet explorer astro gravity collision physics game engine rive lottie cursor',
  'guide/questions.html#how-do-i-set-the-initial-state-before-an-animation':
    'flash of content flicker on load fouc first frame',
  'guide/springs-and-interruption.html#springs-and-interruption': 'cursor follower follow the mouse magnetic',
  'guide/targets.html#an-action-for-your-own-targets':
    'custom action write own tween create own action plugin extend defineaction',
  'guide/reading-a-motion.html#in-a-style-sheet': 'export as css generate css stylesheet @keyframes',
  'recipes/streaming.html#live-cursors': 'multiplayer presence cursor cursors',
  'testing.html#one-switch-for-the-page': 'disable animations in tests turn off instant skip animations e2e',
  'testing.html#warnings-while-you-develop': 'console warning development mistakes',
  'consumers.html#oldest-versions': 'safari ie11 internet explorer browser support supported browsers node version',
  'consumers.html#runtimes': 'node deno bun import require commonjs esm',
  'consumers.html#frameworks': 'astro remix nuxt sveltekit solid qwik electron ionic',
  'consumers.html#bundlers': 'vite webpack rollup esbuild parcel rspack turbopack',
};
