import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { StatusContainer } from './StatusContainer.tsx'

vi.mock('../../errors/raiseLater.ts', () => ({ raiseLater: () => {} }))

const answers = [() => '昨日の一覧', () => Promise.reject(new Error('no net')), () => '今日の一覧']

function List() {
  const { data } = useQuery({ queryKey: ['list'], queryFn: () => answers.shift()?.() })
  return <p>{data}</p>
}

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('the status line shows the time of a list that could not be refetched, and a press on its button refetches the list (Q428)', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <List />
      <StatusContainer />
    </QueryClientProvider>,
  )
  await screen.findByText('昨日の一覧')
  expect(screen.queryByRole('complementary')).toBeNull()
  await act(() => queryClient.invalidateQueries())
  expect(screen.getByRole('status').textContent).toMatch(/^最新の内容を読みこめませんでした。.+時点の内容です。$/)
  expect(screen.getByText('昨日の一覧')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '最新にする' }))
  await screen.findByText('今日の一覧')
  expect(screen.queryByRole('complementary')).toBeNull()
})
