import { timeParts } from '@tsudoi/design-system/text/timeParts'

/** The name of an export's file, by the day in Japan: `tsudoi-2026-01-31.zip`. */
export function exportFileName(iso: string): string {
  const { year = '', month = '', day = '' } = timeParts(iso) ?? {}
  return `${['tsudoi', year, month, day].join('-')}.zip`
}
