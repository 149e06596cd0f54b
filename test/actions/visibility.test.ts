import { hide, show, toggleVisibility } from 'rx-motion';
import { itHappensAtOnce } from './happening.js';

const [seen, unseen] = [{ visible: true }, { visible: false }];

itHappensAtOnce(
  { name: 'show', action: show(), found: unseen, after: seen, reversed: unseen },
  { name: 'hide', action: hide(), found: seen, after: unseen, reversed: seen },
  { name: 'hide of what is hidden', action: hide(), found: unseen, after: unseen, reversed: seen },
  { name: 'toggleVisibility', action: toggleVisibility(), found: seen, after: unseen, twice: seen, reversed: seen },
);
