import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The editor in the colours of the page; they are in playground.css. */
export const theme: Extension = [
  EditorView.theme({
    '&': { height: '100%', color: 'var(--pg-ink)', backgroundColor: 'var(--pg-raised)' },
    '&.cm-focused': { outline: 'none' },
    // Long lines are broken between words.
    '.cm-lineWrapping': { wordBreak: 'normal', overflowWrap: 'normal' },
    '.cm-scroller': { font: '0.8125rem/1.65 var(--pg-mono)', overflow: 'auto' },
    '.cm-content': { caretColor: 'var(--pg-accent)', padding: '0.75rem 0' },
    '.cm-cursor': { borderLeftColor: 'var(--pg-accent)' },
    '.cm-gutters': { color: 'var(--pg-quiet)', backgroundColor: 'transparent', border: '0' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--pg-hint)' },
    '.cm-selectionBackground, &.cm-focused .cm-scroller .cm-selectionLayer .cm-selectionBackground': {
      backgroundColor: 'var(--pg-selection)',
    },
    '.cm-tooltip': { color: 'var(--pg-ink)', backgroundColor: 'var(--pg-raised)', border: '1px solid var(--pg-line)' },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      color: 'var(--pg-on-accent)',
      backgroundColor: 'var(--pg-accent)',
    },
    '.cm-tooltip-autocomplete.cm-tooltip > ul': { fontFamily: 'var(--pg-mono)', fontSize: '0.8125rem' },
    '.cm-completionDetail': { marginLeft: '1em', opacity: '0.75', fontStyle: 'normal' },
    '.cm-diagnostic': { whiteSpace: 'pre-wrap', maxWidth: '60ch' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.comment, color: 'var(--pg-quiet)', fontStyle: 'italic' },
      { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--pg-keyword)' },
      { tag: [tags.string, tags.special(tags.string)], color: 'var(--pg-string)' },
      { tag: [tags.number, tags.bool, tags.null], color: 'var(--pg-number)' },
      { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--pg-call)' },
      { tag: [tags.typeName, tags.className], color: 'var(--pg-type)' },
    ]),
  ),
];
