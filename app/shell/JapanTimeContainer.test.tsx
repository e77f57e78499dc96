import { DeviceZoneContext } from '@tsudoi/design-system/components/DeviceTime'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { notFoundPage, pages } from '../pages.ts'
import { PageContext } from '../router/useCurrentPage.ts'
import { JapanTimeContainer } from './JapanTimeContainer.tsx'

afterEach(cleanup)

const untimed =
  /^\*$|^\/(login|signup|oauth|address|account|profile\/(edit|confirm|finish)|home\/photos|purchase\/card|post|story|unity)\b|\/unity$/

it.each([...pages, notFoundPage].map((page) => [page.path, page] as const))(
  'the page %s shows on a device abroad whether its times are Japan’s (Q436)',
  (path, page) => {
    render(
      <DeviceZoneContext value="America/Los_Angeles">
        <PageContext value={page}>
          <JapanTimeContainer />
        </PageContext>
      </DeviceZoneContext>,
    )
    const isTimed = path === '/account/undo' || !untimed.test(path)
    expect(screen.queryAllByText(/日本時間/)).toHaveLength(isTimed ? 1 : 0)
  },
)
