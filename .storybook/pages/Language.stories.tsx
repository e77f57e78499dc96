import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { Figure } from '@tsudoi/design-system/components/Figure'
import { Light } from '@tsudoi/design-system/components/Light'
import { ModeArea } from '@tsudoi/design-system/components/ModeArea'
import { Obi } from '@tsudoi/design-system/components/Obi'
import { Penlight } from '@tsudoi/design-system/components/Penlight'
import { Section } from '@tsudoi/design-system/components/Section'
import { channelRoles } from '@tsudoi/design-system/tokens/colour'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { channelProps } from '../../stories/components/parts/channelProps.ts'
import { lemonade } from '../../stories/examples/exampleChannels.ts'

const meta = {
  title: 'はじめに/番組のことば',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta

export default meta

/** One rule of the visual language: an element, what it may be used for, and what not. */
interface Rule {
  title: string
  lead: string
  does: readonly string[]
  doesNot: readonly string[]
  children: ReactNode
}

function Advice({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="font-bold">{heading}</h3>
      <ul className="list-disc pl-5 text-14">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

function Chapter({ title, lead, does, doesNot, children }: Rule) {
  return (
    <Section title={title} lead={lead}>
      {children}
      <div className="mt-6 flex flex-wrap gap-6">
        <Advice heading="する" items={does} />
        <Advice heading="しない" items={doesNot} />
      </div>
    </Section>
  )
}

const shown = channelProps.slice(0, 3)

function Lights() {
  return (
    <div className="grid gap-4 desk:grid-cols-3">
      {shown.map(({ id, name, seed }) => (
        <ChannelTheme key={id} id={id} seed={seed}>
          <div className="relative isolate h-60 overflow-hidden border border-hair bg-paper">
            <Light />
            <p className="heading p-4 text-20">{name}</p>
          </div>
        </ChannelTheme>
      ))}
    </div>
  )
}

function Obis() {
  return (
    <div className="flex flex-wrap gap-6">
      {shown.map(({ id, name, seed, followers }) => (
        <ChannelTheme key={id} id={id} seed={seed}>
          <div className="flex h-72">
            <Obi top="公式" title={name} foot={followers} />
          </div>
        </ChannelTheme>
      ))}
    </div>
  )
}

function Penlights() {
  return (
    <ul className="flex flex-wrap gap-8">
      {shown.map(({ id, name, seed }, at) => (
        <ChannelTheme as="li" key={id} id={id} seed={seed} className="flex items-center gap-3">
          <span className="figure-32">
            <Penlight state={at === 0 ? 'live' : at === 1 ? 'on' : 'off'} />
          </span>
          <span className="text-14">
            {name}
            <br />
            {['いま放送中', 'フォローしている', 'フォローしていない'][at]}
          </span>
        </ChannelTheme>
      ))}
    </ul>
  )
}

function Modes() {
  return (
    <div className="grid desk:grid-cols-2">
      {(['day', 'stage'] as const).map((mode) => (
        <ModeArea key={mode} mode={mode} className="text-ink">
          <ChannelTheme id={lemonade.id} seed={lemonade.seed}>
            <div className="relative isolate h-48 overflow-hidden border border-hair p-4">
              <Light />
              <p className="heading text-24">{mode === 'day' ? '昼' : '舞台'}</p>
              <p className="text-14">
                {mode === 'day' ? '紙の上に、光が落ちる。' : '客席の灯りが消え、光だけが残る。'}
              </p>
            </div>
          </ChannelTheme>
        </ModeArea>
      ))}
    </div>
  )
}

const idea =
  '集いの画面は、公演で手わたされるプログラムです。紙と墨は静かにして、色はチャンネルのもの。' +
  '客席が暗くなり、ひとりずつ推しの色をともす、あの瞬間を画面にします。'

/** The first page: the elements of the visual language, each with its purpose and its limits. */
function Language() {
  return (
    <main className="page pt-10 pb-16">
      <h1 className="heading text-44">番組のことば</h1>
      <p className="mt-4 max-w-[40em] text-reading">{idea}</p>
      <Chapter
        title="光"
        lead="チャンネルの色は、光になって紙へ落ちます。"
        does={['ページの上から一度だけ落とす', '光の上の文字も、読める濃さのまま（7以上）']}
        doesNot={['飾りとして何度も落とす', '光だけで意味を伝える', '動きをへらす人の前で動かす']}
      >
        <Lights />
      </Chapter>
      <Chapter
        title="帯"
        lead="題は、絵にかける紙の帯に縦で組みます。昼も舞台も、帯は白いままです。"
        does={['頭に種類、足に事実をひとつ', 'チャンネルと物語は左、ガチャは右']}
        doesNot={['帯の色を反転する', '文や値段を並べる', '題を途中で切る']}
      >
        <Obis />
      </Chapter>
      <Chapter
        title="ペンライト"
        lead="あなたの灯りです。ともっているか、消えているか、ゆれているか。"
        does={['ことばを必ず添える', 'ゆれるのは、いま起きていることだけ', 'レア度は本数で']}
        doesNot={['アイコンのかわりに使う', '色だけで状態を分ける']}
      >
        <Penlights />
      </Chapter>
      <Chapter
        title="数字"
        lead="数は見出しと同じ太さで、大きく置きます。"
        does={['ひとつの画面に、主役の数はひとつ', '単位は小さく、足もとに', '読みあげることばを渡す']}
        doesNot={['意味のない数を大きくする', '残りの少なさを、赤だけで伝える']}
      >
        <div className="flex flex-wrap items-end gap-10">
          <Figure value="12.4" unit={['万人が', 'フォロー中']} size={96} />
          <Figure value="19:00" unit="から" size={72} />
          <Figure value="45" unit="分" size={72} tone="danger" label="終了まで残り45分" />
        </div>
      </Chapter>
      <Chapter
        title="昼と舞台"
        lead="舞台は、昼の色を裏返したものではありません。灯りを落とした客席です。"
        does={['再生、ライブトーク、ガチャの結果は舞台で', 'ほかは、見る人の設定にしたがう']}
        doesNot={['部品に色を直接書く', '片方のモードだけで確かめる']}
      >
        <Modes />
      </Chapter>
    </main>
  )
}

export const Programme: StoryObj = {
  name: 'はじめの一枚',
  parameters: { picture: { widths: [1280] } },
  render: () => <Language />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const chapters = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(chapters).toEqual(['光', '帯', 'ペンライト', '数字', '昼と舞台'])
    await expect(page.getAllByRole('heading', { name: 'しない' })).toHaveLength(chapters.length)
  },
}

const tried = '#00a0e9'

/** The same page with the colour that is selected in the toolbar, applied to every channel. */
export const Tried: StoryObj = {
  name: '推し色を試す',
  globals: { palette: tried },
  render: () => (
    <main className="page py-10">
      <h1 className="heading text-32">推し色を試す</h1>
      <p className="my-4">ツールバーの色の欄で選んだ色を、画面のどのチャンネルもまといます。</p>
      <Penlights />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const themes = [...canvasElement.querySelectorAll('[data-channel]')]
    await expect(themes).toHaveLength(shown.length)
    const solids = themes.map((theme) => getComputedStyle(theme).getPropertyValue('--day-solid').trim())
    await expect(new Set(solids)).toEqual(new Set([channelRoles(tried, 'day').solid]))
  },
}
