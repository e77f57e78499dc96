import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Bridge } from '../platform/bridge/bridge.ts'
import { provideHostApp } from '../platform/hostApp.ts'
import { memberHost, queryWrapper } from '../testing/memberHost.tsx'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { DataExportContainer } from './DataExportContainer.tsx'

memberHost()
afterEach(() => {
  cleanup()
  provideHostApp(undefined)
})

it('in the mobile app, whose webview saves no files, the export opens in the system’s browser (Q500)', () => {
  setTestUrl('http://127.0.0.1/mypage/export?device=unity')
  const send = vi.fn<Bridge['send']>()
  provideHostApp({ send } as unknown as Bridge)
  render(<DataExportContainer />, { wrapper: queryWrapper })
  expect(screen.queryByRole('button', { name: '書き出しを始める' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'ブラウザーで開く' }))
  expect(send).toHaveBeenCalledWith({ type: 'open', url: `${location.origin}/mypage/export` })
})
