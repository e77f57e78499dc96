import { matchPath } from 'react-router-dom'
import { notFoundPage, pages } from '../pages.ts'
import type { PageSpec } from '../pageSpec.ts'

/** The page of the map that stands at a path; the not-found page where there is none (R085). */
export const pageAt = (pathname: string): PageSpec =>
  pages.find(({ path }) => matchPath(path, pathname)) ?? notFoundPage
