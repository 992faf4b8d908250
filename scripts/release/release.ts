export interface Repository {
  /** Of the root and of every workspace, by its folder. */
  versions: ReadonlyMap<string, string>;
  changelog: string;
  tags: readonly string[];
  /** As `git status --porcelain` lists them. */
  changedFiles: readonly string[];
}

/** The changelog's section of a version, or what is not released yet; null where it has none. */
export function notesOf(changelog: string, title: string): string | null {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/[ \n]/)[0] === title);
  return section?.replace(/^.*\n/, '').trim() || null;
}

/** What has to be done before this version can be released. */
export function releaseProblems({ versions, changelog, tags, changedFiles }: Repository): string[] {
  const [version = ''] = versions.values();
  const others = [...versions].filter(([, other]) => other !== version);
  return [
    ...others.map(
      ([folder, other]) => `${folder}/package.json has version ${other}, not ${version}`,
    ),
    ...(notesOf(changelog, version) ? [] : [`CHANGELOG.md has no section ${version}`]),
    ...(tags.includes(`v${version}`) ? [`the tag v${version} exists already`] : []),
    ...(changedFiles.length > 0 ? [`not committed: ${changedFiles.join(', ')}`] : []),
  ];
}
