import {
  Canvas,
  Controls,
  Description,
  DocsContainer,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import type { Guide } from '../stories/guides/guide.types.ts'
import { docsIdsOf, guideOf, withComponentLinks, type DocsIds } from '../stories/guides/guides.ts'

/** Ids of the docs pages by component, from Storybook's index, so that guides can link to each other. */
const docsIds: Promise<DocsIds> = fetch('./index.json')
  .then((answer) => answer.json())
  .then(docsIdsOf)
  // If Storybook's index cannot be loaded, the component names are plain text instead of links.
  .catch(() => ({}))

const keyTable = (keyboard: NonNullable<Guide['keyboard']>) =>
  ['| キー | すること |', '| --- | --- |', ...keyboard.map(([key, does]) => `| ${key} | ${does} |`)].join('\n')

function Items({ items }: { items: readonly string[] }) {
  const ids = use(docsIds)
  return <Markdown>{items.map((item) => `- ${withComponentLinks(item, ids)}`).join('\n')}</Markdown>
}

function GuideText({ what, when, whenNot, states, keyboard, reader, texts }: Guide) {
  return (
    <>
      <Markdown>{what}</Markdown>
      <Primary />
      <Heading>使うとき</Heading>
      <Items items={when} />
      <Heading>使わないとき</Heading>
      <Items items={whenNot} />
      <Heading>状態とふるまい</Heading>
      <Items items={states} />
      <Heading>キーボード</Heading>
      <Markdown>{keyboard ? keyTable(keyboard) : '操作するものではありません。'}</Markdown>
      <Heading>読み上げ</Heading>
      <Items items={reader} />
      <Heading>ことば</Heading>
      {texts ? <Items items={texts} /> : <Markdown>自分のことばは持ちません。</Markdown>}
    </>
  )
}

/**
 * The table of properties, whose values change the first story that has properties. On the page of a component, this
 * story is shown above the table, because the page begins with an overview, which has none.
 */
function Properties() {
  const stories = use(DocsContext).componentStories()
  // Storybook's mark of a story that renders its properties, and not a fixed example.
  const changed = stories.find(({ parameters }) => parameters['__isArgsStory'] === true)
  return (
    <>
      {changed && changed !== stories[0] && <Canvas of={changed.moduleExport} sourceState="none" />}
      <Controls {...(changed && { of: changed.moduleExport })} />
    </>
  )
}

/** The docs page of a component: its Japanese guide if there is one, the table of properties, and all stories. */
function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = guideOf(preparedMeta.parameters['fileName'] as string | undefined)
  return (
    <>
      <Title />
      {guide ? (
        <GuideText {...guide} />
      ) : (
        <>
          <Description />
          <Primary />
        </>
      )}
      <Heading>プロパティ</Heading>
      <Properties />
      <Stories title="すべての状態" includePrimary={false} />
    </>
  )
}

/** The frame of a docs page with its table of contents, and the page itself instead of Storybook's. */
export function GuideContainer(props: DocsContainerProps) {
  return (
    <DocsContainer {...props}>
      <GuidePage />
    </DocsContainer>
  )
}
