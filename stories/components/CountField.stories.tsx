import { CountField, type CountFieldProps } from '@tsudoi/design-system/components/CountField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

/** Holds the count in state, like a page that uses the field. */
function StatefulCountField(props: CountFieldProps) {
  const [value, setValue] = useState(props.value)
  const set = (count: number) => {
    props.onValueChange(count)
    setValue(count)
  }
  return <CountField {...props} value={value} onValueChange={set} />
}

const meta = {
  title: '部品/入力/数・ステッパー CountField',
  component: CountField,
  args: { id: 'count', label: '手のひら灯籠', unit: '個', value: 2, max: 100, onValueChange: fn() },
  render: (args) => <StatefulCountField {...args} />,
} satisfies Meta<typeof CountField>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: (args) => (
    <div className="grid justify-items-start gap-6">
      <StatefulCountField {...args} />
      <StatefulCountField {...args} id="none" label="番傘" value={0} />
      <StatefulCountField {...args} id="most" label="手ぬぐい" value={100} />
      <StatefulCountField {...args} id="off" label="灯籠" disabled />
    </div>
  ),
}

export const Keyboard: Story = {
  name: '矢印、Page、全角の数字（S133）',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: '手のひら灯籠の数' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-valuenow', '0')
    await userEvent.keyboard('{PageUp}{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(11)
    await userEvent.clear(field)
    await userEvent.type(field, '５')
    await expect(field).toHaveValue('5')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue('5')
  },
}

export const Beyond: Story = {
  name: '多すぎる数は、いちばん多い数になり、そう言われる',
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '９９９')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100)
    await expect(field).toHaveValue('100')
    await expect(canvas.getByRole('alert')).toHaveTextContent('100個までです。')
    await userEvent.click(canvas.getByRole('button', { name: '手のひら灯籠を1個減らす' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const TwoHundredTaps: Story = {
  name: '200回のタップを、ひとつも落とさない',
  args: { value: 0 },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: '手のひら灯籠を1個増やす' })
    const less = canvas.getByRole('button', { name: '手のひら灯籠を1個減らす' })
    for (let tap = 0; tap < 100; tap += 1) more.click()
    for (let tap = 0; tap < 100; tap += 1) less.click()
    await expect(args.onValueChange).toHaveBeenCalledTimes(200)
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '0')
  },
}

export const Unreadable: Story = {
  name: '数でない入力は、そのまま残り、数は変わらず、そう言われる（Q431）',
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.paste('1.5')
    await userEvent.tab()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(field).toHaveValue('1.5')
    await expect(canvas.getByRole('alert')).toHaveTextContent('0〜100の整数で入力してください。いまは2個です。')
  },
}

export const ReadableAgain: Story = {
  name: '数でない入力のあと、ボタンで数が変わる（Q431）',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.paste('-3')
    await userEvent.click(canvas.getByRole('button', { name: '手のひら灯籠を1個増やす' }))
    await expect(field).toHaveValue('3')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const LargeText: Story = {
  name: '文字200%で、数は切れない',
  globals: { viewport: { value: 'narrow' }, textSize: 'largest' },
  args: { value: 100 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  },
}
