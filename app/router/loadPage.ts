import type { PageFile, PageSpec } from '../pageSpec.ts'
import { loadLateStylesheet } from './loadLateStylesheet.ts'

/** Loads a page's file together with the late stylesheet, which all pages except landing pages need. */
export async function loadPage({ load, isLanding }: PageSpec): Promise<PageFile> {
  const [file] = await Promise.all([load(), isLanding ? undefined : loadLateStylesheet()])
  return file
}
