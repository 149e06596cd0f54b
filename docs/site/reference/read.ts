import { Application, DeclarationReflection, type ProjectReflection, ReferenceReflection } from 'typedoc';
import { entryPoints } from '../../../scripts/package/entry-points.js';
import { root } from '../project.js';
import { anchorOf, type ReferencePage, referencePageOf } from './pages.js';

/** The exports of the package, and the pages that list them. */
export interface Reference {
  readonly exportsOf: (page: ReferencePage) => readonly DeclarationReflection[];
  /** The address of an export or of a member, by its number in TypeDoc; undefined if it is not an export. */
  readonly addressOf: (id: number) => string | undefined;
}

/** Reads the docblocks of all exports. */
export async function readReference(): Promise<Reference> {
  const application = await Application.bootstrap({
    entryPoints: entryPoints().map(({ esm }) => esm.script.replace(/^dist\/(.*)\.js$/, 'src/$1.ts')),
    tsconfig: 'tsconfig.json',
    basePath: root,
    disableGit: true,
    sourceLinkTemplate: '{path}#L{line}',
    skipErrorChecking: true,
    excludePrivate: true,
    excludeProtected: true,
    excludeInternal: true,
    sort: ['source-order'],
    logLevel: 'Error',
  });
  const project = await application.convert();
  if (project === undefined) throw new Error('the reference: TypeDoc could not read the sources');
  return new Listed(project);
}

class Listed implements Reference {
  private readonly byPage = new Map<ReferencePage, DeclarationReflection[]>();
  private readonly addresses = new Map<number, string>();

  constructor(project: ProjectReflection) {
    for (const module of project.children ?? []) {
      const specifier = module.name.replace(/^src/, 'rx-motion');
      for (const exported of module.children ?? []) {
        const one = exported instanceof ReferenceReflection ? exported.getTargetReflectionDeep() : exported;
        if (!(one instanceof DeclarationReflection)) continue;
        const page = referencePageOf(specifier, one.sources?.[0]?.fileName ?? '');
        if (page === undefined) throw new Error(`the reference has no page for ${specifier}`);
        this.byPage.set(page, [...(this.byPage.get(page) ?? []), one]);
        const address = `/reference/${page.id}.html#${anchorOf(one.name)}`;
        for (const part of [one, ...(one.signatures ?? []), ...(one.children ?? [])])
          this.addresses.set(part.id, address);
      }
    }
  }

  readonly exportsOf = (page: ReferencePage): readonly DeclarationReflection[] => this.byPage.get(page) ?? [];

  readonly addressOf = (id: number): string | undefined => this.addresses.get(id);
}
