import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { ModeArea } from '@tsudoi/design-system/components/ModeArea'
import { Section } from '@tsudoi/design-system/components/Section'
import { channelNames } from '@tsudoi/design-system/tokens/channelStyle'
import { channelRoles, type ChannelRoles } from '@tsudoi/design-system/tokens/colour'
import { contrastRatio } from '@tsudoi/design-system/tokens/oklch'
import { neutralHex, type Mode, type NeutralRole } from '@tsudoi/design-system/tokens/palette'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { channelProps } from '../../stories/components/parts/channelProps.ts'

const meta = {
  title: 'はじめに/色',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta

export default meta

const neutrals: [NeutralRole, string][] = [
  ['paper', '紙：ページの地'],
  ['raised', '持ちあげた紙：欄、ダイアログ'],
  ['sunk', '沈めた紙：押せないもの、骨組み'],
  ['ink', '墨：文字、区切りの線、墨のボタン'],
  ['quiet', '静かな文字：日付、補足'],
  ['edge', '欄やボタンの境：3以上'],
  ['hair', '細い区切り線だけ'],
  ['danger', '誤り、残りわずか'],
  ['success', 'うまくいった'],
  ['warning', '気をつけること'],
  ['info', '知らせ'],
  ['paid', '有償コイン'],
  ['free', '無償コイン'],
]

const parts: [keyof ChannelRoles, string, against: keyof ChannelRoles | 'paper'][] = [
  ['solid', '塗り', 'paper'],
  ['onSolid', '塗りの上の文字', 'solid'],
  ['key', '墨版', 'paper'],
  ['light', '光', 'paper'],
  ['light2', '濃い光', 'paper'],
  ['glow', '舞台の光源', 'paper'],
  ['accent', '色のついた文字', 'paper'],
]

const ratio = (one: string, other: string) => `${contrastRatio(one, other).toFixed(1)} : 1`

interface SwatchProps {
  /** Name of the CSS variable, without its dashes. */
  name: string
  hex: string
  use: string
  measured: string
}

function Swatch({ name, hex, use, measured }: SwatchProps) {
  return (
    <li className="flex min-w-0 items-center gap-3 border-b border-hair py-2">
      <span
        data-hex={hex}
        className="size-11 shrink-0 border border-hair"
        style={{ backgroundColor: `var(--${name})` }}
      />
      <span className="min-w-0 flex-1 text-14">
        <b>{name}</b> <span className="text-quiet">{hex}</span>
        <br />
        <span className="text-12 text-quiet">{use}</span>
      </span>
      <span className="text-14 tabular-nums">{measured}</span>
    </li>
  )
}

function Neutrals({ mode }: { mode: Mode }) {
  const paper = neutralHex('paper', mode)
  return (
    <ul className="grid gap-x-8 desk:grid-cols-2">
      {neutrals.map(([role, use]) => {
        const hex = neutralHex(role, mode)
        return <Swatch key={role} name={role} hex={hex} use={use} measured={ratio(hex, paper)} />
      })}
    </ul>
  )
}

function ChannelColours({ mode, id, name, seed }: { mode: Mode; id: string; name: string; seed: string }) {
  const roles = channelRoles(seed, mode)
  const surfaces = { ...roles, paper: neutralHex('paper', mode) }
  return (
    <ChannelTheme id={id} seed={seed}>
      <h3 className="mt-6 font-bold">
        {name} <span className="text-14 font-normal text-quiet">{seed}</span>
      </h3>
      <ul className="grid gap-x-8 desk:grid-cols-2">
        {parts.map(([role, use, against]) => (
          <Swatch
            key={role}
            name={channelNames[role]}
            hex={roles[role]}
            use={use}
            measured={ratio(roles[role], surfaces[against])}
          />
        ))}
      </ul>
    </ChannelTheme>
  )
}

const toRgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** Checks that the painted colours equal the tokens. */
const check: StoryObj['play'] = async ({ canvasElement }) => {
  const swatches = [...canvasElement.querySelectorAll<HTMLElement>('[data-hex]')]
  await expect(swatches).toHaveLength(neutrals.length + channelProps.length * parts.length)
  const wrong = swatches.filter(
    (swatch) => getComputedStyle(swatch).backgroundColor !== toRgb(swatch.dataset['hex'] ?? ''),
  )
  await expect(wrong.map((swatch) => swatch.dataset['hex'])).toEqual([])
}

function Page({ mode, title }: { mode: Mode; title: string }) {
  return (
    <ModeArea mode={mode} className="pb-16">
      <main className="page pt-10">
        <h1 className="heading text-44">色・{title}</h1>
        <p className="text-quiet">
          役の名前だけを使います。右の数字は、紙（塗りの上の文字は塗り）とのコントラストです。
        </p>
        <Section title="紙と墨">
          <Neutrals mode={mode} />
        </Section>
        <Section title="推し色">
          {channelProps.map((channel) => (
            <ChannelColours key={channel.id} mode={mode} {...channel} />
          ))}
        </Section>
      </main>
    </ModeArea>
  )
}

const picture = { widths: [1280] }

export const Day: StoryObj = {
  name: '昼',
  parameters: { picture },
  render: () => <Page mode="day" title="昼" />,
  play: check,
}

export const Stage: StoryObj = {
  name: '舞台',
  parameters: { picture },
  render: () => <Page mode="stage" title="舞台" />,
  play: check,
}
