import { Section } from '@tsudoi/design-system/components/Section'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { globalTypes } from '../toolbar.ts'

const meta = {
  title: 'はじめに/使いかた',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta

export default meta

const finding = [
  '左の一覧は「部品」「画面」「法令」に分かれています。上の検索の欄には、日本語の名前も、GachaTopScreen のような英語の名前も入れられます。',
  'どの画面も、はじめのストーリーが「標準」です。つづいて、ほかの状態が並びます。',
  '画面と状態は、「ガチャ 売り切れ」「ライブトーク オフライン」のように、空白をはさんで一度にさがせます。',
  '「枠あり」では、画面がヘッダーとフッターの中に入ります。幅は、上の「Viewport size」で選びます。',
]

/** The words at the beginning of the stories' names, with what designers may call the states. */
const states = [
  ['読みこみ中', 'ローディング。骨組みが出ているあいだ'],
  ['失敗', 'エラー。読みこめなかったとき'],
  ['空', 'ひとつもないとき。ゼロ件'],
  ['オフライン', 'つながっていないとき'],
  ['終了', '期間や締め切りのあと'],
  ['ゲスト', 'ログインしていない人'],
  ['長い', '名前や文がとても長いとき'],
  ['いたずらな文字', '人を困らせるための文字が届いたとき'],
] as const

const reading = [
  '一覧の「説明」を開くと、何のための部品や画面かが書いてあります。部品には、使うとき、使わないとき、状態、キーボード、読み上げもあります。',
  'その下の「プロパティ」の表に、ひとつずつの説明と、選べる値があります。値は、その場で変えられます。変えられるのは、表のすぐ上か、ページのはじめのストーリーです。',
]

const sharing = [
  'アドレスの欄には、いま見ているストーリーと、ツールバーの設定が入っています。そのまま送れば、同じ見えかたで開きます。',
  '変わった絵をまとめたページは、開発の担当が「npm run stories:review」で作ります。ネットワークがなくても読めます。',
]

/** The words of Storybook itself, which exist in English only. */
const words = [
  ['Find components', 'さがす欄'],
  ['Reload story', 'はじめの状態にもどす'],
  ['Measure tool', '大きさと余白を測る'],
  ['Viewport size', '画面の幅'],
  ['Vision filter', 'ぼやけて見える人や、色の見えかたが違う人に、どう見えるか'],
  ['Controls', 'プロパティの説明と値'],
  ['Name, Description, Default, Control', '名前、説明、省いたときの値、いまの値'],
  ['Actions', '押したときなどに、部品や画面が呼んだもの'],
  ['Interactions', '開いたときに自動で行われた操作'],
  ['Accessibility', '読みやすさと、操作しやすさの検査の結果'],
] as const

const keys = [
  ['Alt＋A', '下の欄を閉じる、開く。スマートフォンの高さで見るときは、閉じてください'],
  ['Alt＋D', '下の欄を右へ、右の欄を下へ移す'],
  ['Alt＋S', '左の一覧を閉じる、開く'],
  ['Alt＋F', '画面だけを広く見る、もどす'],
] as const

const Terms = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className="grid max-w-160 gap-4">
    {rows.map(([term, text]) => (
      <div key={term}>
        <dt className="font-bold">{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

const Points = ({ items }: { items: readonly string[] }) => (
  <ul className="grid max-w-160 list-disc gap-3 pl-5">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** The menus of the toolbar, listed from their definition, so that none is missing here. */
const menus = [
  ...Object.values(globalTypes).map(
    ({ description, toolbar }) => [description, toolbar.items.map(({ title }) => title).join('、')] as const,
  ),
  [
    '色を試す',
    '色の欄で選んだ色を、画面のチャンネルすべてがまといます。「元の色」か、推し色を選び直すともどります。',
  ] as const,
]

export const HowTo: StoryObj = {
  name: 'さがす、変える、読む',
  render: () => (
    <main className="page py-10">
      <h1 className="heading text-32">使いかた</h1>
      <Section title="画面をさがす">
        <Points items={finding} />
      </Section>
      <Section title="状態の名前" lead="ストーリーの名前のはじめにある言葉です。検索の欄に入れられます。">
        <Terms rows={states} />
      </Section>
      <Section title="見えかたを変える" lead="上のツールバーで、どのストーリーの見えかたも変えられます。">
        <Terms rows={menus} />
      </Section>
      <Section title="プロパティを読む">
        <Points items={reading} />
      </Section>
      <Section title="Storybookのことば" lead="Storybookの操作は、英語だけです。">
        <Terms rows={words} />
      </Section>
      <Section title="キーボード" lead="Macでは、AltがOptionです。">
        <Terms rows={keys} />
      </Section>
      <Section title="見せる">
        <Points items={sharing} />
      </Section>
    </main>
  ),
  play: async ({ canvas }) => {
    for (const { description } of Object.values(globalTypes)) await expect(canvas.getByText(description)).toBeVisible()
    await expect(canvas.getByText('長いことば', { exact: false })).toBeVisible()
  },
}
