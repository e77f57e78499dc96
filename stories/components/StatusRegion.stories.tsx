import { Button } from '@tsudoi/design-system/components/Button'
import { Dialog } from '@tsudoi/design-system/components/Dialog'
import { StatusRegion } from '@tsudoi/design-system/components/StatusRegion'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** A page with a button whose result is reported in the region, and a dialog over the page. */
function OnAPage() {
  const [isSaved, setSaved] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <main className="grid justify-items-start gap-4">
      <Button onClick={() => setSaved(true)}>保存する</Button>
      <StatusRegion className="min-h-11 font-bold">{isSaved && <p>保存しました。</p>}</StatusRegion>
      <Button variant="outline" onClick={() => setAsking(true)}>
        内わけを見る
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking} title="内わけ">
        <p>写真が12点あります。</p>
      </Dialog>
    </main>
  )
}

const meta = {
  title: '部品/静かな状態/読み上げる場所 StatusRegion',
  component: StatusRegion,
  args: { children: null },
  argTypes: { children: { control: false } },
  render: () => <OnAPage />,
} satisfies Meta<typeof StatusRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {
  name: '言葉より先に場所がある',
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }))
    await expect(region).toHaveTextContent('保存しました。')
  },
}

export const BehindADialog: Story = {
  name: 'ダイアログの後ろでは、ページとともに隠れる',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '内わけを見る' }))
    await expect(screen.getByRole('dialog', { name: '内わけ' })).toBeVisible()
    await expect(screen.queryByRole('main')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('main')).toBeVisible())
  },
}
