/** The text in place of something that was taken out. */
const PLACEHOLDERS = /\((?:e-mail|number|hidden)\)/g

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
/** A JSON Web Token, which has three parts. */
const WEB_TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g
/** Telephone, account and card numbers: at least nine digits, with single spaces, dots, dashes or brackets between them. */
const NUMBER = /(?<![\p{L}\p{N}])\+?\(?\d(?:[ ./()-]{0,2}\d){8,30}(?![\p{L}\p{N}])/gu

/**
 * A text without e-mail addresses, web tokens and long numbers. Names and street addresses stay: no pattern knows them.
 * @example hidePersonalData('I am ann@example.org, +49 170 1234567') // 'I am (e-mail), (number)'
 */
export function hidePersonalData(text: string): string {
  return text.replace(WEB_TOKEN, '(hidden)').replace(EMAIL, '(e-mail)').replace(NUMBER, '(number)')
}

/** A text without its placeholders. */
export const dropPlaceholders = (text: string): string => text.replace(PLACEHOLDERS, ' ')
