import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importGraph } from './importGraph.ts'
import { sourceFiles } from './sourceFiles.ts'

/** Matches what differs between the server and a browser, or between two renders. */
const impure = /new Date\(\)|Date\.now\(\)|\b(?:matchMedia|navigator|localStorage|innerWidth)\b|Math\.random\(\)/

/** Files with components and hooks that use it, and why the markup of a server does not depend on it. */
const allowed: Readonly<Record<string, string>> = {
  'app/areas/account/SecurityRoute.tsx': 'only members see it, whose pages no server renders',
  'app/areas/door/useCodeCamera.tsx': 'only members see it, whose pages no server renders',
  'app/areas/gacha/useRevealChoice.ts': 'a draw has been made',
  'app/areas/story/player/useStoryInput.ts': 'used in an effect',
  'app/platform/useWakeLock.ts': 'whether it is in use is known only after an effect',
  'app/player/internal/Player.tsx': 'rendered after its module has loaded in the browser',
  'app/posts/internal/useListPosition.ts': 'a server knows no position',
  'app/posts/internal/write/useComposer.ts': 'used when the form is sent',
  'app/posts/internal/write/useIsDesktop.ts': 'has a value for the server',
  'app/posts/internal/write/useMediaTray.ts': 'used when a file is chosen',
  'app/posts/internal/write/usePostDraft.ts': 'not shown',
  'app/queries/useFormMutation.ts': 'not shown',
  'app/shell/SmartBannerContainer.tsx': 'rendered after its module has loaded in the browser',
  'app/shell/useForeignZone.ts': 'used in an effect',
  'app/talk/internal/useTalkCall.ts': 'used when a call begins',
}

/** Whether a file of the product contains a component or a hook. */
const canRender = (file: string) => /\.tsx$|\/use[A-Z]\w*\.ts$/.test(file)

it('components and hooks that the server can render use no time, width or storage of the device except where the reason is known (Q407)', () => {
  const files = sourceFiles('app/', 'design-system/').filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\/(e2e|testing|demo|development|dist)\//.test(file),
  )
  const sources = new Map(
    // Without comments, which may name what the code must not use.
    files.map((file) => [file, readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]),
  )
  const graph = importGraph(sources)
  const reached = new Set(['app/server/main.ts'])
  for (const file of reached) for (const imported of graph.get(file) ?? []) reached.add(imported)
  const found = [...reached].filter((file) => canRender(file) && impure.test(sources.get(file) ?? ''))
  expect(found.toSorted()).toEqual(Object.keys(allowed))
})
