import { createContext, useContext } from 'react'
import { notFoundPage } from '../pages.ts'
import type { PageSpec } from '../pageSpec.ts'

/** The built app knows no rows of the specification (tools/lean.ts). */
type ShownPage = Omit<PageSpec, 'id'>

/** The page on the screen; given by the router. */
export const PageContext = createContext<ShownPage>(notFoundPage)

/** What the map says about the page on the screen. */
export const usePage = () => useContext(PageContext)
