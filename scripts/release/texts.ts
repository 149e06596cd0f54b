/** The unreleased lines of a changelog: those under `## Unreleased`. */
export function unreleased(changelog: string): string {
  return /^## Unreleased\n([^]*?)(?=^## |$(?![^]))/m.exec(changelog)?.[1]?.trim() ?? '';
}

/**
 * The changelog with its unreleased lines under the heading of a version.
 *
 * @throws Error when there are none, or when the version already has a heading.
 */
export function releasedChangelog(changelog: string, version: string, date: string): string {
  if (unreleased(changelog) === '') throw new Error('CHANGELOG.md: there is nothing under "## Unreleased"');
  if (changelog.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md: there is a section of ${version} already`);
  return changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${date})\n`);
}

/** The versions with a section in a changelog, newest first. */
export function releasedVersions(changelog: string): string[] {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(/gm)].map(([, version]) => version!);
}

/**
 * The README with the status and the first steps of a published version.
 *
 * @throws Error when it does not state its version.
 */
export function releasedReadme(readme: string, version: string): string {
  const status = /^Version \d+\.\d+\.\d+(?:, not yet on a registry: [^.]*)?\./m;
  if (!status.test(readme)) throw new Error('README.md: its status must begin with "Version 1.2.3."');
  return releasedSteps(readme.replace(status, `Version ${version}.`));
}

/** A page whose first steps are those of a published version. */
export function releasedSteps(page: string): string {
  return page.replace(/^The package is not on a registry yet[^]*?^```\n/m, '```sh\nnpm install rxjs rx-motion\n```\n');
}

/**
 * The README as a registry shows it, by itself: links go to the files of the published package, pictures to the site.
 *
 * @param homepage The URL of the site, with a slash at the end.
 */
export function publishedReadme(readme: string, homepage: string): string {
  return readme
    .replace(/\]\((?!\w+:|#)([^)\s]+)\)/g, '](https://unpkg.com/rx-motion/$1)')
    .replaceAll('src="docs/site/public/', `src="${homepage}`);
}

/** The fields of package.json that are still placeholders. */
export function placeholders(manifest: Readonly<Record<string, unknown>>): string[] {
  return ['homepage', 'repository', 'bugs'].filter((name) =>
    /\.example\b|^""$/.test(JSON.stringify(manifest[name] ?? '')),
  );
}

/**
 * Whether a version can follow another one: the next patch, minor or major version, or the same for a first release.
 *
 * @throws Error when a version is not of the form 1.2.3.
 */
export function mayFollow(version: string, current: string): boolean {
  const [major, minor, patch] = partsOf(current);
  const next = [
    [major, minor, patch],
    [major, minor, patch + 1],
    [major, minor + 1, 0],
    [major + 1, 0, 0],
  ];
  return next.some((parts) => parts.join('.') === partsOf(version).join('.'));
}

function partsOf(version: string): [major: number, minor: number, patch: number] {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (parts === null) throw new Error(`a version must be of the form 1.2.3, got ${version}`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}
