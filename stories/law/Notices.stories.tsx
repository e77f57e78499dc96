import type { TextDocument } from '@tsudoi/design-system/screens/programme.types'
import { CommercialDialog } from '@tsudoi/design-system/screens/shop/CommercialDialog'
import { TextPageScreen } from '@tsudoi/design-system/screens/system/TextPageScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { commercialNotice, settlementNotice } from './legalNotices.ts'
import { inFrame } from '../inFrame.ts'

/**
 * Checks the rules of docs/law.md, sections "特定商取引法の表記" and "資金決済法に基づく表示". The texts of the app are tested in
 * app/content/textPages.test.ts.
 */
const meta = {
  title: '法令/法令の表示 Notices',
  component: CommercialDialog,
  args: { open: true, onOpenChange: fn(), document: commercialNotice },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          '特定商取引法と資金決済法の表示に、必要な項目がそろっていることを確かめます（docs/law.md「特定商取引法の表記」「資金決済法に基づく表示」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CommercialDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Expects each section to be visible with its heading and paragraphs. */
async function expectSections(notice: TextDocument, headings: readonly string[]): Promise<void> {
  await screen.findByRole('heading', { name: notice.title })
  await expect(screen.getByText(/これは仮の文面です/)).toBeVisible()
  for (const name of headings) {
    const paragraphs = notice.sections.find(({ heading }) => heading === name)?.paragraphs ?? []
    await expect(screen.getByRole('heading', { name })).toBeVisible()
    await expect(paragraphs.length).toBeGreaterThan(0)
    for (const paragraph of paragraphs) await expect(screen.getAllByText(paragraph)[0]).toBeVisible()
  }
}

const commercial = (...headings: string[]) => ({ play: () => expectSections(commercialNotice, headings) })
const settlement = (...headings: string[]) => ({
  render: () => <TextPageScreen document={settlementNotice} />,
  play: () => expectSections(settlementNotice, headings),
})

export const Seller: Story = { name: 'L16：販売事業者（特商法11条）', ...commercial('販売事業者') }

export const Responsible: Story = {
  name: 'L17：責任者、所在地、電話番号（特商法11条）',
  ...commercial('運営責任者・所在地・電話番号'),
}

export const Prices: Story = {
  name: 'L18：価格と、ほかに必要な料金（特商法11条）',
  ...commercial('販売価格', '商品代金のほかに必要な料金'),
}

export const Payment: Story = { name: 'L19：支払いの時期と方法（特商法11条）', ...commercial('お支払いの時期と方法') }

export const Delivery: Story = { name: 'L20：引き渡しの時期（特商法11条）', ...commercial('引き渡しの時期') }

export const PeriodAndPlatform: Story = {
  name: 'L21：申し込みの期間と動作環境（特商法11条）',
  ...commercial('お申し込みの期間', '動作環境'),
}

export const Returns: Story = { name: 'L22：返品と取り消し（特商法11条）', ...commercial('返品・取り消し') }

export const Issuer: Story = { name: 'L23：発行者（資金決済法13条）', ...settlement('前払式支払手段の名称', '発行者') }

export const Amount: Story = { name: 'L24：支払可能金額（資金決済法13条）', ...settlement('支払可能金額') }

export const Expiry: Story = { name: 'L25：有効期限（資金決済法13条）', ...settlement('有効期限') }

export const Complaints: Story = { name: 'L26：苦情と相談の窓口（資金決済法13条）', ...settlement('苦情・相談の窓口') }

export const Places: Story = { name: 'L27：使える場所（前払式支払手段府令）', ...settlement('使える場所') }

export const Cautions: Story = {
  name: 'L28：注意と約款（前払式支払手段府令）',
  ...settlement('利用上のご注意', '約款'),
}

export const BalanceCheck: Story = { name: 'L29：残高の確認（前払式支払手段府令）', ...settlement('残高の確認') }

export const Security: Story = {
  name: 'L30：資金の保全と、身に覚えのない利用（前払式支払手段府令）',
  ...settlement('利用者の資金の保全', '身に覚えのない利用への対応'),
}
