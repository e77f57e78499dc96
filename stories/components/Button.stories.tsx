import { Button, type ButtonVariant } from '@tsudoi/design-system/components/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dices } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/操作/ボタン Button',
  component: Button,
  args: { children: '登録して次へ進む', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const variants: [ButtonVariant, string, string][] = [
  ['solid', '推し色', 'フォローする'],
  ['ink', '墨', '登録して次へ進む'],
  ['outline', '輪郭', 'コレクションで見る'],
  ['quiet', '静か', 'あとで決める'],
  ['danger', '警告', '退会する'],
]

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { modes: ['day', 'stage'] } },
  render: () => (
    <SpecimenSheet>
      {variants.map(([variant, name, label]) => (
        <Specimen key={variant} name={name}>
          <Button variant={variant}>{label}</Button>
        </Specimen>
      ))}
      {variants.map(([variant, name, label]) => (
        <Specimen key={variant} name={`${name}・小`}>
          <Button variant={variant} size="small">
            {label}
          </Button>
        </Specimen>
      ))}
      <Specimen name="送信中">
        <Button isPending pendingLabel="送信しています">
          送信する
        </Button>
      </Specimen>
      <Specimen name="送信中・推し色">
        <Button variant="solid" isPending>
          フォローする
        </Button>
      </Specimen>
      <Specimen name="押せない">
        <Button disabled>コインが足りません</Button>
      </Specimen>
      <Specimen name="絵つき">
        <Button icon={<Dices size={20} aria-hidden />}>もう一度引く</Button>
      </Specimen>
      <Specimen name="リンク">
        <Button variant="outline" href="/channel">
          チャンネルをさがす
        </Button>
      </Specimen>
      <Specimen name="幅いっぱい" wide>
        <Button isFullWidth>登録して次へ進む</Button>
      </Specimen>
      <Specimen name="長いことば" wide>
        <Button variant="outline">レモネード星団の公式グッズショップで、受け取り方法と届け先をえらぶ</Button>
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Plain: Story = {
  name: '標準',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '登録して次へ進む' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  name: '送信中は二度押せない',
  args: { isPending: true, pendingLabel: '送信しています' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  name: '押せない',
  args: { disabled: true, children: 'コインが足りません' },
}
