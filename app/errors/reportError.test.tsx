import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '../env.ts'
import { LazyBoundary } from '@tsudoi/design-system/lazy'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { sendErrorReport } from './sendErrorReport.ts'
import { reactErrorHandlers, reportError, reportErrorsTo, reportToConsole } from './reportError.ts'

const report = vi.fn<(error: unknown, componentStack?: string) => void>()
const printed = vi.spyOn(console, 'error')

beforeEach(() => {
  printed.mockImplementation(() => {})
  reportErrorsTo(report)
})
afterEach(() => {
  reportErrorsTo(reportToConsole)
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

function Broken(): never {
  throw new Error('broken')
}

describe('an unhandled error of the app', () => {
  it('is reported once with its component stack when an error boundary catches the error', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const root = createRoot(document.createElement('div'), reactErrorHandlers)
    await act(async () =>
      root.render(
        <LazyBoundary>
          <Broken />
        </LazyBoundary>,
      ),
    )
    expect(report.mock.calls).toEqual([[new Error('broken'), expect.stringContaining('Broken')]])
    expect(printed).not.toHaveBeenCalled()
  })

  it('is reported once when no error boundary catches the error', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const root = createRoot(document.createElement('div'), reactErrorHandlers)
    root.render(<Broken />)
    await expect.poll(() => report.mock.calls).toEqual([[new Error('broken'), expect.any(String)]])
  })

  it('is reported once, even if the error is rethrown and caught by a second boundary', () => {
    const error = new Error('once')
    reportError(error)
    reportError(error)
    reportError(new Error('another'))
    expect(report).toHaveBeenCalledTimes(2)
  })

  it('is printed to the console, unless it is about a missing file, which the browser reports itself (S088)', () => {
    reportErrorsTo(reportToConsole)
    reportError(new Error('broken'))
    reportError(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
    expect(printed.mock.calls).toEqual([[new Error('broken'), '']])
  })

  it('is posted to the URL that the deployment configures, with the page’s path but not its query', () => {
    setTestUrl('http://127.0.0.1/login?callback=https%3A%2F%2Ftsudoi.example%2Fuser%2Fkoharu')
    const send = vi.fn<(address: string, body: string) => boolean>()
    vi.stubGlobal('navigator', { sendBeacon: send })
    sendErrorReport('/errors', new RangeError('too far'), 'at Page')
    const [address, body = ''] = send.mock.calls[0] ?? []
    expect([address, JSON.parse(body)]).toEqual([
      '/errors',
      {
        name: 'RangeError',
        message: 'too far',
        stack: expect.stringContaining('RangeError'),
        componentStack: 'at Page',
        page: '/login',
        version: env.version,
      },
    ])
  })
})
