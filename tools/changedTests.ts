import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { importGraph } from './importGraph.ts'
import { sourceFiles } from './sourceFiles.ts'

/**
 * The tests of each step of `npm test` that a change can affect: all of them, or the listed files. A step that is not
 * in the map has nothing to test.
 */
export type ChangedTests = ReadonlyMap<string, 'all' | readonly string[]>

/** Files on which every test depends: packages, and the configuration of the tests themselves. */
const concernsAll = (file: string) => /^package-lock\.json$|^[\w-]+\.config\.ts$|^tools\/testSteps\.ts$/.test(file)

/** Files that change the appearance of every story, without being imported by one. */
const concernsStories = (file: string) =>
  /^\.storybook\/|^design-system\/.*\.css$|^contracts\/sandbox\/public\/textures\//.test(file)

/** The files of the contracts and the sandbox, without their tests. */
const concernsContracts = (file: string) =>
  /^contracts\/.*\.(ts|json)$/.test(file) && !/\.test\.|\/testing\//.test(file)

/** Tests that list files of the repository themselves, for example to check a rule: any change may affect them. */
const readsFolders = (_file: string, text: string) =>
  /\b(sourceFiles|designSystemSources|globSync)\(|\breaddirSync\(import\.meta\.dirname\)/.test(text)

/** Configuration outside of the root, with the tests that run with it and do not import it. */
const configurations: readonly (readonly [file: string, tests: RegExp])[] = [
  ['app/e2e/playwright.config.ts', /^app\/e2e\//],
  ['app/testing/setup.ts', /^app\/.*(?<!\.sandbox)\.test\.tsx?$/],
  [
    'contracts/sandbox/testing/snapshot.ts',
    /^contracts\/(clients|package|sandbox|verification\/scripts)\/|\.sandbox\.test\.ts$/,
  ],
]

/**
 * Returns a pattern for the journeys of the features in whose folders a file has changed, or undefined. Journeys do not
 * import the app, but are named after features: a change in `app/payments/` selects `payment.spec.ts`.
 */
function journeysBeside(changed: readonly string[]): RegExp | undefined {
  const folders = changed
    .filter((file) => /^(app|contracts|design-system)\//.test(file) && !file.startsWith('app/e2e/'))
    .flatMap((file) => file.split('/').slice(1, -1))
    .map((folder) => folder.replace(/s$/, ''))
    .filter((folder) => /^\w{4,}$/.test(folder))
  return folders.length > 0 ? new RegExp(`^app/e2e/.*\\b(${[...new Set(folders)].join('|')})`) : undefined
}

/**
 * Selects the tests that can fail because of a change: those that import a changed file or name it in a text, directly
 * or through others, those that read the files of the repository, and the journeys of the changed features.
 *
 * @param changed paths of the changed files, relative to the root of the repository
 * @param sources the text of each TypeScript file by its path; of another file, an empty text
 */
export function changedTests(changed: readonly string[], sources: ReadonlyMap<string, string>): ChangedTests {
  const affected = withImporters(changed, sources)
  const everything = changed.some(concernsAll)
  const isConfigured = (file: string) =>
    configurations.some(([path, tests]) => changed.includes(path) && tests.test(file))
  const select = (pattern: RegExp, isAlso: (file: string, text: string) => boolean = () => false) =>
    [...sources]
      .filter(([file, text]) => pattern.test(file) && (affected.has(file) || isConfigured(file) || isAlso(file, text)))
      .map(([file]) => file)
  const beside = journeysBeside(changed)
  const stories = everything || changed.some(concernsStories) ? 'all' : select(/\.stories\.tsx$/)
  const e2e = everything ? 'all' : select(/\.spec\.ts$/, (file) => beside?.test(file) ?? false)
  const contracts = everything || changed.some(concernsContracts) ? 'all' : []
  const selected: Readonly<Record<string, 'all' | readonly string[]>> = {
    types: 'all',
    lint: 'all',
    format: 'all',
    openapi: 'all',
    unit: everything ? 'all' : select(/\.test\.tsx?$/, readsFolders),
    storybook: stories.length > 0 ? 'all' : [],
    stories,
    build: e2e.length > 0 ? 'all' : [],
    e2e,
    verify: contracts,
    mutate: contracts,
  }
  return new Map(Object.entries(selected).filter(([, tests]) => tests.length > 0))
}

/**
 * Lists the paths that a file names in its strings, relative to the file and to the root of the repository. A program
 * of `tools/` that a journey starts is left out: it contains the whole app, but journeys are selected by feature.
 */
const namedPaths = (file: string, text: string): string[] =>
  [...text.matchAll(/'([\w./-]+\.\w+)'/g)]
    .flatMap(([, path = '']) => [join(path), join(file, '..', path)])
    .filter((path) => !(file.startsWith('app/e2e/') && path.startsWith('tools/')))

/**
 * Lists glob patterns of the files that a file finds without naming each of them: by `import.meta.glob()`, by a
 * template in `new URL()`, or in a folder relative to `import.meta.dirname`.
 */
const searchedPaths = (file: string, text: string): string[] =>
  [...text.matchAll(/\bimport\.meta\.(?:glob(?:<.*>)?\(|dirname, )'(\.[^']*\w)'|\bnew URL\(`(\.[^`]+)`/g)]
    .map(([, path = '', template = '']) => join(file, '..', path || template.replaceAll(/\$\{\w+\}/g, '*')))
    .flatMap((path) => [path, `${path}/**`])

/**
 * Returns the given files, and all files that import one of them, directly or through others, or that read, start or
 * bundle one of them by its path.
 */
function withImporters(files: readonly string[], existing: ReadonlyMap<string, string>): ReadonlySet<string> {
  // Includes deleted files, which other files may still import or name.
  const sources = new Map([...files.map((file) => [file, ''] as const), ...existing])
  const importers = new Map<string, string[]>()
  for (const [importer, imported] of importGraph(sources))
    for (const file of [...imported, ...namedPaths(importer, sources.get(importer) ?? '')])
      importers.set(file, [...(importers.get(file) ?? []), importer])
  const searching = [...sources].flatMap(([file, text]) => searchedPaths(file, text).map((path) => ({ file, path })))
  // The loop also visits the files that it adds.
  const found = new Set(files)
  for (const file of found) {
    for (const importer of importers.get(file) ?? []) found.add(importer)
    for (const search of searching)
      if (!found.has(search.file) && matchesGlob(file, search.path)) found.add(search.file)
  }
  return found
}

/**
 * Lists the files that have changed since a branch or a commit: in the commits since the current branch left it, in the
 * working tree, and new files. A renamed file is listed with its old and its new path.
 */
export function changedFiles(since: string, cwd = '.'): string[] {
  // Null characters separate the paths. In lines, git would quote paths that are not ASCII.
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).split('\0').filter(Boolean)
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', '--merge-base', since),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
}

/** Reads the repository for `changedTests()`: the text of each TypeScript file by its path; of another file, none. */
export function readSources(): ReadonlyMap<string, string> {
  const textOf = (file: string) => (/\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '')
  return new Map(sourceFiles().map((file) => [file, textOf(file)]))
}

/** Selects the tests that the changes since a branch or a commit can affect, and prints how many they are. */
export function selectChangedTests(since: string): ChangedTests {
  const changed = changedFiles(since)
  const tests = changedTests(changed, readSources())
  const count = (step: string) => {
    const files = tests.get(step)
    return files === 'all' ? `all of ${step}` : `${files?.length ?? 0} files of ${step}`
  }
  console.log(`${changed.length} files changed since ${since}: ${['unit', 'stories', 'e2e'].map(count).join(', ')}.`)
  return tests
}
