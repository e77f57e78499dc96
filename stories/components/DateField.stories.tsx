import { DateField, type DateFieldProps } from '@tsudoi/design-system/components/DateField'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FieldColumn } from './parts/FieldColumn.tsx'
import { expectTextFits } from './parts/expectTextFits.ts'

function StatefulDateField({ value: initial, onValueChange, ...field }: DateFieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <DateField
      {...field}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const meta = {
  title: '部品/入力/日付 DateField',
  component: DateField,
  args: {
    label: '生年月日',
    requirement: '必須',
    support: '登録すると変えられません。',
    name: 'birthday',
    autoComplete: 'bday',
    value: { year: '', month: '', day: '' },
    onValueChange: fn(),
  },
  render: (args) => (
    <FieldColumn>
      <StatefulDateField {...args} />
    </FieldColumn>
  ),
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { widths: [390] } },
  render: (args) => (
    <FieldColumn>
      <DateField {...args} />
      <DateField {...args} value={{ year: '2004', month: '7', day: '19' }} />
      <DateField
        {...args}
        value={{ year: '2004', month: '2', day: '30' }}
        wrong={['day']}
        error="2月30日はありません。日を確かめてください。"
      />
    </FieldColumn>
  ),
}

export const FullWidth: Story = {
  name: '全角の数字で打てる',
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: /生年月日/ }))
    await userEvent.type(group.getByRole('textbox', { name: '年' }), '２００４')
    await userEvent.type(group.getByRole('textbox', { name: '月' }), '７')
    await userEvent.type(group.getByRole('textbox', { name: '日' }), '１９')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ year: '2004', month: '7', day: '19' })
  },
}

export const WrongDay: Story = {
  name: '誤っている部分だけを示す',
  args: {
    value: { year: '2004', month: '2', day: '30' },
    wrong: ['day'],
    error: '2月30日はありません。日を確かめてください。',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: '日' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: '年' })).toBeValid()
  },
}

export const LargeText: Story = {
  name: '文字200%で、数字は切れず、単位に重ならない',
  globals: { viewport: { value: 'narrow' }, textSize: 'largest' },
  args: { value: { year: '2004', month: '12', day: '30' } },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expectTextFits(field, field.nextElementSibling)
  },
}
