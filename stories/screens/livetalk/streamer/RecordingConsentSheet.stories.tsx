import { RecordingConsentSheet } from '@tsudoi/design-system/screens/livetalk/streamer/RecordingConsentSheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { recordingTerms } from '../../../examples/exampleStaff.ts'

/** Consent to a recording, before anything can be recorded (C152, Q276). */
const meta = {
  title: '画面/ライブトーク/録画についての同意',
  component: RecordingConsentSheet,
  args: { open: true, terms: recordingTerms, pending: false, onAgree: fn(), onOpenChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RecordingConsentSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  name: '本文と版を見せてから、同意する（C152、Q276）',
  play: async ({ userEvent, args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: '録画についての同意' }))
    await expect(sheet.getAllByRole('listitem')).toHaveLength(3)
    await expect(sheet.getByText('2026-01-10版')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: '同意しない' }))
    await expect(args.onAgree).not.toHaveBeenCalled()
    await userEvent.click(sheet.getByRole('button', { name: '録画に同意する' }))
    await expect(args.onAgree).toHaveBeenCalled()
  },
}

export const Changed: Story = {
  name: '文章が変わった：もう一度読んでもらう',
  args: { failure: '文章が新しくなりました。お読みのうえ、もう一度お選びください。' },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('文章が新しくなりました'),
}
