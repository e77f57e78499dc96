import { Controls, Description, Heading, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Guide } from '../stories/guides/guide.types.ts'
import { guideOf } from '../stories/guides/guides.ts'

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

const keys = (keyboard: Guide['keyboard'] = []) =>
  ['| キー | すること |', '| --- | --- |', ...keyboard.map(([key, does]) => `| ${key} | ${does} |`)].join('\n')

function GuideText({ what, when, whenNot, states, keyboard, texts }: Guide) {
  return (
    <>
      <Markdown>{what}</Markdown>
      <Primary />
      <Heading>使うとき</Heading>
      <Markdown>{list(when)}</Markdown>
      <Heading>使わないとき</Heading>
      <Markdown>{list(whenNot)}</Markdown>
      <Heading>状態</Heading>
      <Markdown>{list(states)}</Markdown>
      <Heading>キーボード</Heading>
      <Markdown>{keyboard ? keys(keyboard) : '操作するものではありません。'}</Markdown>
      <Heading>ことば</Heading>
      <Markdown>{list(texts)}</Markdown>
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
