import { TextLink } from '@tsudoi/design-system/components/TextLink'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecimenSheet, Specimen } from './parts/Specimen.tsx'

const meta = {
  title: '部品/操作/文字のリンク TextLink',
  component: TextLink,
  args: { href: '/gacha', children: 'ガチャトップへ' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: '一覧',
  parameters: { picture: { widths: [390] } },
  render: () => (
    <SpecimenSheet>
      <Specimen name="墨">
        <TextLink href="/gacha">ガチャトップへ</TextLink>
      </Specimen>
      <Specimen name="警告">
        <TextLink href="/signup/create" tone="danger">
          メールアドレスを入力しなおす
        </TextLink>
      </Specimen>
      <Specimen name="文の中" wide>
        <p className="max-w-180 text-reading">
          登録すると、<TextLink href="/terms">利用規約</TextLink>と
          <TextLink href="/privacy">プライバシーポリシー</TextLink>に同意したことになります。
        </p>
      </Specimen>
    </SpecimenSheet>
  ),
}

export const Plain: Story = { name: '標準' }
