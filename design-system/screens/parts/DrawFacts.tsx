import { TextLink } from '../../components/TextLink.tsx'
import { Facts } from './Facts.tsx'

/**
 * What whoever enters a draw or a lottery has to know before (Q140), as plain text. None may be left out: a page that
 * lacks one does not compile.
 */
export interface DrawFactTexts {
  /** Who runs it. */
  organiser: string
  /** From when until when one can enter. */
  period: string
  /** Who may enter. */
  eligibility: string
  /** How often. */
  limit: string
  /** What entering costs, with tax, or that it is free. */
  price: string
  /** Each prize with the number of its winners. */
  prizes: string
  /** How the winners are found. */
  method: string
  /** When and where the result is told, to those who won nothing too. */
  result: string
  /** When and how prizes are handed over. */
  shipping: string
  /** Which personal data is used, and for what. */
  data: string
  /** Whether an entry can be taken back. */
  cancel: string
  /** Where questions go: the words before the link, and the link. */
  contact: { text: string; label: string; href: string }
}

/** The twelve, in the order in which they are shown, by the words that stand before them. */
export const drawFactTerms: Readonly<Record<keyof DrawFactTexts, string>> = {
  organiser: '主催',
  period: '期間',
  eligibility: '参加できる方',
  limit: '参加できる回数',
  price: '参加の費用',
  prizes: '賞品と本数',
  method: '抽選の方法',
  result: '結果のお知らせ',
  shipping: '賞品のお渡し',
  data: '個人情報',
  cancel: '取り消し',
  contact: 'お問い合わせ',
}

/** The twelve facts of a draw or a lottery (W091–W093, 景品表示法): every page about one shows all of them. */
export function DrawFacts({ facts }: { facts: DrawFactTexts }) {
  const { contact, ...texts } = facts
  const rows = (Object.keys(drawFactTerms) as (keyof DrawFactTexts)[]).map((name) => ({
    term: drawFactTerms[name],
    words: name === 'contact' ? <Contact {...contact} /> : <span className="whitespace-pre-line">{texts[name]}</span>,
  }))
  return <Facts facts={rows} />
}

function Contact({ text, label, href }: DrawFactTexts['contact']) {
  return (
    <>
      {text} <TextLink href={href}>{label}</TextLink>
    </>
  )
}
