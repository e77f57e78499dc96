/** The name of the product, at the end of every document's title. */
export const productName = 'tsudoi 集い'

/** Describes the product on pages that have no description of their own. The text is also in index.html. */
export const productDescription = '好きなチャンネルをフォローして、ライブも物語もガチャも、ファンどうしで楽しむ場所。'
