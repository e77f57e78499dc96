import { PageHead } from '../parts/PageHead.tsx'
import { Prose } from '../parts/Prose.tsx'
import type { TextDocument } from '../programme.types.ts'

export interface TextPageScreenProps {
  document: TextDocument
}

/**
 * Terms, policies and notices of the operator, in a column of 720 px. The texts come from the app's content file
 * (Q34).
 */
export function TextPageScreen({ document }: TextPageScreenProps) {
  return (
    <article className="pb-24">
      <PageHead title={document.title} />
      <div className="page mt-8 desk:mt-12">
        <div className="border-t border-ink pt-6 desk:pl-66">
          <Prose document={document} />
        </div>
      </div>
    </article>
  )
}
