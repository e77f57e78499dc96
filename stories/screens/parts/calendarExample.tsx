import { AddToCalendar } from '@tsudoi/design-system/screens/parts/AddToCalendar'
import { expect, fn } from 'storybook/test'

/** The button for the user's calendar, as the app renders it on a page. */
export const calendarExample = () => <AddToCalendar way="file" isAdded={false} onAdd={fn()} />

interface Canvas {
  queryByRole: (role: string, options: { name: string }) => HTMLElement | null
}

/** Asserts that the page has the button, or that it has none. */
export const expectCalendarButton = async (canvas: Canvas, isShown: boolean) => {
  const button = canvas.queryByRole('button', { name: 'カレンダーに入れる' })
  await (isShown ? expect(button).toBeVisible() : expect(button).toBeNull())
}
