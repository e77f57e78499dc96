import { TextLink } from '../../components/TextLink.tsx'
import { Facts } from './Facts.tsx'

/**
 * The facts that a person must know before entering a draw or a lottery, as plain text (Q140). All are required, so
 * that a page without one does not compile.
 */
export interface DrawFactTexts {
  /** The organiser. */
  organiser: string
  /** The entry period. */
  period: string
  /** Who may enter. */
  eligibility: string
  /** How often a person may enter. */
  limit: string
  /** The price of an entry with tax, or that it is free. */
  price: string
  /** Each prize with its number of winners. */
  prizes: string
  /** How the winners are selected. */
  method: string
  /** When and where the result is announced, including to those who won nothing. */
  result: string
  /** When and how prizes are delivered. */
  shipping: string
  /** The personal data used, and its purpose. */
  data: string
  /** The text that says whether an entry can be cancelled. */
  cancel: string
  /** The contact for questions: the text before the link, and the link. */
  contact: { text: string; label: string; href: string }
}

/** The Japanese label of each of the twelve facts, in display order. */
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

/** The twelve facts about a draw or a lottery that the law requires, shown on each of its pages (W091–W093, 景品表示法). */
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
