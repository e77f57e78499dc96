import type { PageFile, PageSpec } from '../pageSpec.ts'
import { lateSheet } from './lateSheet.ts'

/** A page's file, with the look of everything that is no landing page. Only together are they a page. */
export async function loadPage({ load, isLanding }: PageSpec): Promise<PageFile> {
  const [file] = await Promise.all([load(), isLanding ? undefined : lateSheet()])
  return file
}
