import { type DefaultTheme, useData, withBase } from 'vitepress';
import { defineComponent, h, onMounted, type PropType, ref, watch } from 'vue';

/**
 * The sidebar. It replaces VitePress's own, which creates three components per link: hydrating a hundred of them kept a
 * slow machine busy for 0.3 s during page load. Here they are plain links; only the mark of the current page changes.
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
