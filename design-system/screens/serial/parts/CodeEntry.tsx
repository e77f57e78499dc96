import { TextArea } from '../../../components/TextArea.tsx'
import { FormFoot } from '../../parts/FormFoot.tsx'
import { FormMessage } from '../../parts/FormMessage.tsx'
import { LateForm } from '../../parts/LateForm.tsx'
import type { ServerErrors } from '../../useServerErrors.ts'
import { codesAtOnce, codesIn, codesProblem } from '../serial.rules.ts'
import type { RefusedCode } from '../serial.types.ts'
import { RefusedCodes } from './RefusedCodes.tsx'

interface Values {
  codes: string
}

export interface CodeEntryProps {
  /** What the box begins with: what was typed before, or what was refused. */
  typed: string
  /** After each change, so that a reload loses nothing. */
  onType: (typed: string) => void
  /** The codes, each once, in the form in which they are printed. */
  onCheck: (codes: string[]) => void
  sending: boolean
  errors?: ServerErrors<Values>
  refused: RefusedCode[]
  /** Nothing else came of it: the focus goes to the refused codes. */
  isRefusal: boolean
}

/** The box for codes: one, or many lines at once. */
export function CodeEntry({ typed, onType, onCheck, sending, errors: said, refused, isRefusal }: CodeEntryProps) {
  return (
    <LateForm
      label="シリアルコードの登録"
      initial={{ codes: typed }}
      onSubmit={({ codes }) => onCheck(codesIn(codes).slice(0, codesAtOnce))}
      onTyped={({ codes }) => onType(codes)}
      refused={said}
      focusesError
    >
      {({ register, errors, isWaiting }) => (
        <>
          <div className="grid gap-8">
            <FormMessage text={said?.form} />
            <RefusedCodes codes={refused} takesFocus={isRefusal} />
            <TextArea
              id="codes"
              label="シリアルコード"
              requirement="必須"
              support={`1行に1件ずつ。まとめて貼りつけられます。全角と小文字はそのままで大丈夫です。一度に登録できるのは${codesAtOnce}件までです。`}
              error={errors.codes?.message}
              rows={4}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...register('codes', codesProblem)}
            />
          </div>
          <FormFoot
            submit="もらえるものを確かめる"
            submitting={sending || isWaiting}
            submittingLabel="確かめています"
          />
        </>
      )}
    </LateForm>
  )
}
