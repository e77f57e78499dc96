import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { deviceStore } from '../storage/textStore.ts'
import { LaterButtonContainer, type LaterButtonHostProps } from './LaterButtonContainer.tsx'
import { maxLaterItems } from './laterEntries.ts'
import { laterStore } from './laterStore.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const details = { title: '星をよぶ声' }
const show = (props: Partial<LaterButtonHostProps> = {}) =>
  render(
    <MemoryRouter>
      <LaterButtonContainer kind="event" ids={['5']} details={details} {...props} />
    </MemoryRouter>,
  )
const button = () => screen.getByRole('button', { name: 'あとで見る' })
const press = () => act(async () => button().click())

it('the button adds an item to the list for later, and removes it when it is pressed again (Q489)', async () => {
  show()
  expect(button().getAttribute('aria-pressed')).toBe('false')
  await press()
  expect(button().getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/mypage/later')
  await press()
  expect(button().getAttribute('aria-pressed')).toBe('false')
})

it('the button of an unavailable item is shown only to remove it from the list', async () => {
  show({ details: undefined })
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  laterStore.keep('event/5', details)
  show({ details: undefined })
  await press()
  expect(screen.queryByRole('button')).toBeNull()
  expect(laterStore.read()['event/5']?.value).toBeNull()
})

it('the button explains that the list is full, and changes nothing (Q491)', async () => {
  const full = Array.from({ length: maxLaterItems }, (_, id) => [`event/x${id}`, { value: details, at: 1 }] as const)
  deviceStore.setJson('tsudoi.later.guest', Object.fromEntries(full))
  show()
  await press()
  expect((await screen.findByRole('alertdialog')).textContent).toContain('この項目は保存していません。')
  await act(async () => screen.getByRole('button', { name: 'とじる' }).click())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(button().getAttribute('aria-pressed')).toBe('false')
  expect(Object.keys(laterStore.read())).toHaveLength(maxLaterItems)
})

it('the button is not shown for an item without a valid id', () => {
  show({ ids: [''] })
  expect(screen.queryByRole('button')).toBeNull()
})
