import { Button } from '../../../components/Button.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { Section } from '../../../components/Section.tsx'
import { isolated } from '../../../text/isolated.ts'
import type { RecentSearches } from '../search.types.ts'
import { CrossIcon } from './CrossIcon.tsx'

export interface RecentSearchListProps {
  recent: RecentSearches
  onWords: (words: string) => void
}

/** The searches that the user has made on this device, each with a button that removes it. */
export const RecentSearchList = ({ recent: { words, onRemove, onClear }, onWords }: RecentSearchListProps) => (
  <Section title="さがした言葉" lead="この端末にだけ残ります。ログアウトすると消えます。">
    <ul className="border-t border-hair">
      {words.map((each) => (
        <li key={each} className="flex items-center justify-between gap-x-2 border-b border-hair">
          <button
            type="button"
            onClick={() => onWords(each)}
            className="min-h-13 min-w-0 flex-1 text-left font-bold underline-offset-4 hover:underline"
          >
            <bdi className="line-clamp-2 wrap-anywhere">{each}</bdi>
          </button>
          <IconButton label={`${isolated(each)}を消す`} onClick={() => onRemove(each)} icon={<CrossIcon />} />
        </li>
      ))}
    </ul>
    <Button variant="quiet" size="small" className="mt-3" onClick={onClear}>
      すべて消す
    </Button>
  </Section>
)
