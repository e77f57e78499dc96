import { namePlaceholders } from '@tsudoi/contracts/story/script'
import { isolated } from '@tsudoi/design-system/text/isolated'
import type { ReaderNames } from '../../../paths.ts'

const known = namePlaceholders.join('|')
const placeholder = new RegExp(`\\{(${known})\\}`, 'g')
const unknown = new RegExp(`\\{(?!(?:${known})\\})[A-Z][A-Z_]*\\}`, 'g')

/**
 * Replaces the placeholders in a line by the reader's names, in one pass. Braces in a name, and braces that are no
 * placeholder, remain text (X8, W164).
 */
export function insertNames(text: string, { lastName, firstName }: ReaderNames): string {
  if (!text.includes('{')) return text
  const names: Readonly<Record<string, string>> = {
    FIRST: isolated(firstName),
    LAST: isolated(lastName),
    FULL_NAME: isolated(lastName + firstName),
  }
  return text.replace(placeholder, (all, name: string) => names[name] ?? all)
}

/** Lists the parts of a text that look like a placeholder but are unknown. */
export const findUnknownPlaceholders = (text: string): string[] => text.match(unknown) ?? []
