import { Controls, Description, Heading, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import type { Guide } from '../stories/guides/guide.types.ts'
import { docsIdsOf, guideOf, linked, type DocsIds } from '../stories/guides/guides.ts'

/** Storybook's own list of its pages says where the guide of another component is. */
const docsIds: Promise<DocsIds> = fetch('./index.json')
  .then((answer) => answer.json())
  .then(docsIdsOf)
  // Without it the names stay words.
  .catch(() => ({}))

const keyTable = (keyboard: NonNullable<Guide['keyboard']>) =>
  ['| キー | すること |', '| --- | --- |', ...keyboard.map(([key, does]) => `| ${key} | ${does} |`)].join('\n')

function Items({ of }: { of: readonly string[] }) {
  const ids = use(docsIds)
  return <Markdown>{of.map((item) => `- ${linked(item, ids)}`).join('\n')}</Markdown>
}

function GuideText({ what, when, whenNot, states, keyboard, reader, texts }: Guide) {
  return (
    <>
      <Markdown>{what}</Markdown>
      <Primary />
      <Heading>使うとき</Heading>
      <Items of={when} />
      <Heading>使わないとき</Heading>
      <Items of={whenNot} />
      <Heading>状態とふるまい</Heading>
      <Items of={states} />
      <Heading>キーボード</Heading>
      <Markdown>{keyboard ? keyTable(keyboard) : '操作するものではありません。'}</Markdown>
      <Heading>読み上げ</Heading>
      <Items of={reader} />
      <Heading>ことば</Heading>
      {texts ? <Items of={texts} /> : <Markdown>自分のことばは持ちません。</Markdown>}
    </>
  )
}

/** The docs page of a component: its guide in Japanese where there is one, its properties, all its stories. */
export function GuidePage() {
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
      <Controls />
      <Stories title="すべての状態" includePrimary={false} />
    </>
  )
}
