import { spawnSync } from 'node:child_process'
import { buildStorybook, builtStorybookFolder } from './build.ts'
import { committedPictures } from './pictureFolder.ts'

/** The arguments for Chromatic's command line. */
export const chromaticArguments: readonly string[] = [
  '--storybook-build-dir',
  builtStorybookFolder,
  // On a branch, Chromatic's own check on the pull request waits for the reviewer. On `main`, a change that no reviewer
  // has accepted fails the run, and with it the release.
  '--exit-zero-on-changes=!main',
  // TurboSnap: snapshots only for stories that depend on a changed file. A change in files that the module graph of the
  // build does not contain (styles, pictures) takes all snapshots.
  '--only-changed',
  ...['design-system/tokens/**', 'tailwind.config.ts', 'contracts/sandbox/public/textures/**'].flatMap((files) => [
    '--externals',
    files,
  ]),
]

/** The number of snapshots of a push that changes everything: one for each committed picture without forced colours. */
export const maxSnapshots = (): number => committedPictures().filter((file) => !file.endsWith('-forced.webp')).length

/** `npm run chromatic`: publishes the built Storybook and compares it, if a token is configured. */
if (import.meta.main) {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.')
  } else {
    await buildStorybook()
    console.log(`Chromatic: at most ${maxSnapshots()} snapshots, fewer if not all stories depend on changed files.`)
    process.exitCode =
      spawnSync('node_modules/.bin/chromatic', [...chromaticArguments], { stdio: 'inherit' }).status ?? 1
  }
}
