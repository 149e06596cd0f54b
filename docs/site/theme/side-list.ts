import { type DefaultTheme, useData, withBase } from 'vitepress';
import { type PropType, defineComponent, h, onMounted, ref, watch } from 'vue';

/**
 * The list of pages at the side, in the place of VitePress's own, which makes three components of each link: to bring a hundred of them to life kept a slow machine busy for 0.3 s
 * as the page was loaded. Here they are links and nothing else; only which one leads to this page changes.
 */
export default defineComponent({
  props: { items: { type: Array as PropType<readonly DefaultTheme.SidebarItem[]>, required: true } },
  setup(props) {
    const { page } = useData();
    const list = ref<HTMLElement>();
    const address = (): string => addressOf(page.value.relativePath);
    const writtenFor = address();
    const mark = (): void => {
      list.value?.querySelector('[aria-current]')?.removeAttribute('aria-current');
      list.value?.querySelector(`[data-page="${address()}"]`)?.setAttribute('aria-current', 'page');
    };
    onMounted(mark);
    watch(page, mark, { flush: 'post' });
    return () => h('div', { ref: list, class: 'side-list', innerHTML: sideList(props.items, writtenFor) });
  },
});

function addressOf(path: string): string {
  return `/${path.replace(/\.md$/, '.html')}`;
}

function sideList(groups: readonly DefaultTheme.SidebarItem[], current: string): string {
  return groups
    .map(({ text = '', items = [] }) => {
      const links = items.map(({ text: name = '', link = '' }) => {
        const isCurrent = link === current ? ' aria-current="page"' : '';
        return `<li><a href="${withBase(link)}" data-page="${link}"${isCurrent}>${name}</a></li>`;
      });
      return `<section><h2>${text}</h2><ul>${links.join('')}</ul></section>`;
    })
    .join('');
}
