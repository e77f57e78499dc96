import type { PageFile, PageSpec } from '../pageSpec.ts'
import { lateSheet } from './lateSheet.ts'

/** Loads a page's file together with the late stylesheet, which all pages except landing pages need. */
export async function loadPage({ load, isLanding }: PageSpec): Promise<PageFile> {
  const [file] = await Promise.all([load(), isLanding ? undefined : lateSheet()])
  return file
}
