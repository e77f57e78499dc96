import { Route, Routes } from 'react-router-dom'
import { Root } from '../shell/Root.tsx'
import type { Arrival } from './arrive.ts'
import { PageContext } from './usePage.ts'

/**
 * A page one has arrived at, in the one frame. Everything below sees the address of this page, even while the next one
 * loads.
 */
export function ShownPage({ arrival: { location, page, Component } }: { arrival: Arrival }) {
  return (
    <PageContext value={page}>
      <Routes location={location}>
        <Route element={<Root />}>
          <Route path={page.path} element={<Component />} />
        </Route>
      </Routes>
    </PageContext>
  )
}
