import { createContext, useContext } from 'react'
import { notFoundPage } from '../pages.ts'
import type { PageSpec } from '../pageSpec.ts'

/** The page on the screen; given by the router. */
export const PageContext = createContext<PageSpec>(notFoundPage)

/** What the map says about the page on the screen. */
export const usePage = () => useContext(PageContext)
