import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Creates a screen, its story, its route and its entry in the area's list of pages. The result type-checks and can be
 * viewed in Storybook; it shows an empty list until the developer writes its query.
 *
 * @param name `video/VideoDetail`
 * @param more the row of the list of routes and the page's title (`R051 動画`); without a row, a page that the product
 * adds
 * @returns the written files, relative to `root`
 * @throws if one of the files exists already, or the row does not exist
 */
export function create(name: string, [row, title]: readonly string[], root: string): readonly string[] {
  const [area = '', screen = ''] = name.split('/')
  const route = row ? specifiedRoute(row, root) : ownRoute(area, screen)
  const page = { area, screen, title: title ?? screen, storyArea: storyAreaOf(area, root), ...route }
  const files = {
    [`design-system/screens/${area}/${screen}Screen.tsx`]: screenFile(page),
    [`stories/screens/${area}/${screen}Screen.stories.tsx`]: storyFile(page),
    [`app/areas/${area}/${screen}Route.tsx`]: routeFile(page),
  }
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)))
  if (taken.length > 0) throw new Error(`There is already ${taken.join(', ')}.`)
  const lists = addPage(page, root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return [...Object.keys(files), ...lists]
}

/** Lists the steps that remain after `create`, one per line. */
export function nextSteps(name: string): readonly string[] {
  const [area = '', screen = ''] = name.split('/')
  return [
    `design-system/screens/${area}/${screen}Screen.tsx: replace the list and its texts; npm run storybook shows each state.`,
    `stories/screens/${area}/${screen}Screen.stories.tsx: say in its description, in Japanese, what the page is for and when it is shown.`,
    'stories/guides/properties/screenDataProperties.ts: describe each new property in Japanese, for its docs page.',
    `app/areas/${area}/${screen}Route.tsx: give the screen its data from app/areas/${area}/${area}.queries.ts (npm run new endpoint).`,
    `app/areas/${area}/${area}.pages.ts: check the path, the title and the guard, and link to the page from another one.`,
    'A path with a parameter: its row in app/e2e/pageExamples.ts.',
    `npx vitest run --project tools tools/chunks.test.ts: its messages say where a page or the area (\`areaBudgets.${area}\`) became too large, and what to do.`,
    'npm test -- types lint unit.',
    `npm run stories:pictures -- --update, npm run stories:test -- ${area}/, and look at the new pictures before you commit them.`,
    'npx changeset: users of the design system see the screen.',
  ]
}

interface Route {
  id: string
  path: string
  guard: 'open' | 'member'
}

interface NewPage extends Route {
  area: string
  screen: string
  title: string
  /** The first part of the titles of the area's stories in Storybook. */
  storyArea: string
}

/** Finds the Storybook folder of the area's other stories. For a new area, it is the area's name. */
function storyAreaOf(area: string, root: string): string {
  const stories = globSync(`stories/screens/${area}/*.stories.tsx`, { cwd: root }).toSorted()
  const titles = stories.map((file) => /title: '画面\/([^/']+)\//.exec(readFileSync(join(root, file), 'utf8'))?.[1])
  return titles.find(Boolean) ?? area
}

function specifiedRoute(row: string, root: string): Route {
  const list = readFileSync(join(root, 'docs/specification/routes.tsv'), 'utf8').split('\n')
  const found = list.map((line) => line.split('\t')).find(([id]) => id === row)
  const [id, path, , auth] = found ?? []
  if (!id || !path) throw new Error(`docs/specification/routes.tsv has no row ${row}.`)
  return { id, path, guard: auth?.startsWith('yes') ? 'member' : 'open' }
}

function ownRoute(area: string, screen: string): Route {
  const words = screen.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
  return { id: 'ours', path: `/${area}/${words}`, guard: 'open' }
}

/**
 * Adds a page to the list of its area, and the list of a new area to the list of all pages. Returns the changed files.
 */
function addPage(page: NewPage, root: string): string[] {
  const { area, path } = page
  const lists = globSync('app/areas/*/*.pages.ts', { cwd: root })
  const known = lists.find((file) => readFileSync(join(root, file), 'utf8').includes(`path: '${path}'`))
  if (known) throw new Error(`${known} already knows ${path}.`)
  const own = `app/areas/${area}/${area}.pages.ts`
  const isNew = !lists.includes(own)
  const list = isNew ? emptyList(area) : readFileSync(join(root, own), 'utf8')
  const map = join(root, 'app/pages.ts')
  if (isNew) writeFileSync(map, withArea(readFileSync(map, 'utf8'), area))
  mkdirSync(dirname(join(root, own)), { recursive: true })
  writeFileSync(join(root, own), beforeEnd(own, list, entryOf(page)))
  return isNew ? [own, 'app/pages.ts'] : [own]
}

/** Inserts a line at the end of a file's list. */
function beforeEnd(file: string, text: string, line: string): string {
  const end = text.lastIndexOf('\n]')
  if (end < 0) throw new Error(`${file} is not in the form that this tool knows; write the page by hand.`)
  return `${text.slice(0, end)}\n  ${line},${text.slice(end)}`
}

const emptyList = (area: string) =>
  `import type { PageSpec } from '../../pageSpec.ts'\n\nexport const ${area}Pages: readonly PageSpec[] = [\n]\n`

const entryOf = ({ id, path, title, guard, screen }: NewPage) =>
  `{ id: '${id}', path: '${path}', title: '${title}', guard: '${guard}', load: () => import('./${screen}Route.tsx') }`

const withArea = (map: string, area: string) =>
  `import { ${area}Pages } from './areas/${area}/${area}.pages.ts'\n${beforeEnd('app/pages.ts', map, `...${area}Pages`)}`

const screenFile = ({ screen, title, id }: NewPage) => `import { EmptyState } from '../../components/EmptyState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'

export interface ${screen}ScreenProps {
  items: Loadable<string[]>
  hrefs: { home: string }
}

/** ${title} (${id}). */
export function ${screen}Screen({ items, hrefs }: ${screen}ScreenProps) {
  return (
    <div className="page pt-10 pb-24 desk:pt-16">
      <h1 className="heading mb-8 text-32">${title}</h1>
      <Loaded value={items} label="${title}を読みこみ中" skeleton={<Skeleton shape="row" />}>
        {(list) =>
          list.length > 0 ? (
            <ul>
              {list.map((item) => (
                <li key={item} className="border-b border-hair py-4">
                  {item}
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title="まだ何もありません" action={{ label: 'ホームへもどる', href: hrefs.home }} />
          )
        }
      </Loaded>
    </div>
  )
}
`

const storyFile = ({
  area,
  screen,
  title,
  storyArea,
  id,
}: NewPage) => `import { ${screen}Screen } from '@tsudoi/design-system/screens/${area}/${screen}Screen'
import { loading, ready } from '@tsudoi/design-system/loadable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failedLoad } from '../parts/failedLoad.ts'
import { hostile, long, offline } from '../../storyKinds.ts'

const meta = {
  title: '画面/${storyArea}/${title} ${screen}Screen',
  component: ${screen}Screen,
  parameters: {
    docs: { description: { component: '${title}のページです${id === 'ours' ? '' : `（${id}）`}。' } },
    layout: 'fullscreen',
  },
  args: { items: ready(['ひとつめ', 'ふたつめ']), hrefs: { home: '/home' } },
} satisfies Meta<typeof ${screen}Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: '標準', parameters: { picture: {} } }

export const Loading: Story = { name: '読みこみ中', args: { items: loading } }

export const Empty: Story = { name: '空', args: { items: ready([]) } }

export const Failed: Story = { name: '失敗', args: { items: failedLoad() } }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Long: Story = { name: 'とても長い文字', ...long }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }
`

const routeFile = ({
  area,
  screen,
  id,
}: NewPage) => `import { ${screen}Screen } from '@tsudoi/design-system/screens/${area}/${screen}Screen'
import { ready } from '@tsudoi/design-system/loadable'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'

/** ${id}. */
export function Component() {
  return (
    <Page>
      <${screen}Screen items={ready([])} hrefs={{ home: paths.home }} />
    </Page>
  )
}
`
