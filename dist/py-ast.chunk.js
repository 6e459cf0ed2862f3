export const id = 6983;
export const ids = [6983];
export const modules = {

/***/ 76983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lexer: () => (/* binding */ Lexer),
/* harmony export */   NodeTransformer: () => (/* binding */ NodeTransformer),
/* harmony export */   NodeVisitor: () => (/* binding */ NodeVisitor),
/* harmony export */   PyComplex: () => (/* binding */ PyComplex),
/* harmony export */   TokenType: () => (/* binding */ TokenType),
/* harmony export */   ast: () => (/* binding */ ast),
/* harmony export */   copyLocation: () => (/* binding */ copyLocation),
/* harmony export */   dump: () => (/* binding */ dump),
/* harmony export */   fixMissingLocations: () => (/* binding */ fixMissingLocations),
/* harmony export */   getDocstring: () => (/* binding */ getDocstring),
/* harmony export */   getSourceSegment: () => (/* binding */ getSourceSegment),
/* harmony export */   incrementLineno: () => (/* binding */ incrementLineno),
/* harmony export */   isASTNode: () => (/* binding */ isASTNode),
/* harmony export */   iterChildNodes: () => (/* binding */ iterChildNodes),
/* harmony export */   iterFields: () => (/* binding */ iterFields),
/* harmony export */   literalEval: () => (/* binding */ literalEval),
/* harmony export */   parse: () => (/* binding */ parse),
/* harmony export */   parseFile: () => (/* binding */ parseFile),
/* harmony export */   parseModule: () => (/* binding */ parseModule),
/* harmony export */   parsePython: () => (/* binding */ parsePython),
/* harmony export */   toSource: () => (/* binding */ toSource),
/* harmony export */   unparse: () => (/* binding */ unparse),
/* harmony export */   walk: () => (/* binding */ walk)
/* harmony export */ });
var TokenType = /* @__PURE__ */ ((TokenType2) => {
  TokenType2["NUMBER"] = "NUMBER";
  TokenType2["STRING"] = "STRING";
  TokenType2["NAME"] = "NAME";
  TokenType2["AND"] = "AND";
  TokenType2["AS"] = "AS";
  TokenType2["ASSERT"] = "ASSERT";
  TokenType2["ASYNC"] = "ASYNC";
  TokenType2["AWAIT"] = "AWAIT";
  TokenType2["BREAK"] = "BREAK";
  TokenType2["CLASS"] = "CLASS";
  TokenType2["CONTINUE"] = "CONTINUE";
  TokenType2["DEF"] = "DEF";
  TokenType2["DEL"] = "DEL";
  TokenType2["ELIF"] = "ELIF";
  TokenType2["ELSE"] = "ELSE";
  TokenType2["EXCEPT"] = "EXCEPT";
  TokenType2["FALSE"] = "FALSE";
  TokenType2["FINALLY"] = "FINALLY";
  TokenType2["FOR"] = "FOR";
  TokenType2["FROM"] = "FROM";
  TokenType2["GLOBAL"] = "GLOBAL";
  TokenType2["IF"] = "IF";
  TokenType2["IMPORT"] = "IMPORT";
  TokenType2["IN"] = "IN";
  TokenType2["IS"] = "IS";
  TokenType2["LAMBDA"] = "LAMBDA";
  TokenType2["MATCH"] = "MATCH";
  TokenType2["CASE"] = "CASE";
  TokenType2["NONE"] = "NONE";
  TokenType2["NONLOCAL"] = "NONLOCAL";
  TokenType2["NOT"] = "NOT";
  TokenType2["OR"] = "OR";
  TokenType2["PASS"] = "PASS";
  TokenType2["RAISE"] = "RAISE";
  TokenType2["RETURN"] = "RETURN";
  TokenType2["TRUE"] = "TRUE";
  TokenType2["TRY"] = "TRY";
  TokenType2["WHILE"] = "WHILE";
  TokenType2["WITH"] = "WITH";
  TokenType2["YIELD"] = "YIELD";
  TokenType2["PLUS"] = "PLUS";
  TokenType2["MINUS"] = "MINUS";
  TokenType2["STAR"] = "STAR";
  TokenType2["DOUBLESTAR"] = "DOUBLESTAR";
  TokenType2["SLASH"] = "SLASH";
  TokenType2["DOUBLESLASH"] = "DOUBLESLASH";
  TokenType2["PERCENT"] = "PERCENT";
  TokenType2["AT"] = "AT";
  TokenType2["VBAR"] = "VBAR";
  TokenType2["AMPER"] = "AMPER";
  TokenType2["CIRCUMFLEX"] = "CIRCUMFLEX";
  TokenType2["TILDE"] = "TILDE";
  TokenType2["LEFTSHIFT"] = "LEFTSHIFT";
  TokenType2["RIGHTSHIFT"] = "RIGHTSHIFT";
  TokenType2["LPAR"] = "LPAR";
  TokenType2["RPAR"] = "RPAR";
  TokenType2["LSQB"] = "LSQB";
  TokenType2["RSQB"] = "RSQB";
  TokenType2["LBRACE"] = "LBRACE";
  TokenType2["RBRACE"] = "RBRACE";
  TokenType2["COMMA"] = "COMMA";
  TokenType2["COLON"] = "COLON";
  TokenType2["DOT"] = "DOT";
  TokenType2["SEMI"] = "SEMI";
  TokenType2["EQUAL"] = "EQUAL";
  TokenType2["RARROW"] = "RARROW";
  TokenType2["EQEQUAL"] = "EQEQUAL";
  TokenType2["NOTEQUAL"] = "NOTEQUAL";
  TokenType2["LESS"] = "LESS";
  TokenType2["GREATER"] = "GREATER";
  TokenType2["LESSEQUAL"] = "LESSEQUAL";
  TokenType2["GREATEREQUAL"] = "GREATEREQUAL";
  TokenType2["PLUSEQUAL"] = "PLUSEQUAL";
  TokenType2["MINEQUAL"] = "MINEQUAL";
  TokenType2["STAREQUAL"] = "STAREQUAL";
  TokenType2["SLASHEQUAL"] = "SLASHEQUAL";
  TokenType2["PERCENTEQUAL"] = "PERCENTEQUAL";
  TokenType2["AMPEREQUAL"] = "AMPEREQUAL";
  TokenType2["VBAREQUAL"] = "VBAREQUAL";
  TokenType2["CIRCUMFLEXEQUAL"] = "CIRCUMFLEXEQUAL";
  TokenType2["LEFTSHIFTEQUAL"] = "LEFTSHIFTEQUAL";
  TokenType2["RIGHTSHIFTEQUAL"] = "RIGHTSHIFTEQUAL";
  TokenType2["DOUBLESTAREQUAL"] = "DOUBLESTAREQUAL";
  TokenType2["DOUBLESLASHEQUAL"] = "DOUBLESLASHEQUAL";
  TokenType2["ATEQUAL"] = "ATEQUAL";
  TokenType2["COLONEQUAL"] = "COLONEQUAL";
  TokenType2["NEWLINE"] = "NEWLINE";
  TokenType2["INDENT"] = "INDENT";
  TokenType2["DEDENT"] = "DEDENT";
  TokenType2["COMMENT"] = "COMMENT";
  TokenType2["EOF"] = "EOF";
  TokenType2["ELLIPSIS"] = "ELLIPSIS";
  TokenType2["FSTRING_START"] = "FSTRING_START";
  TokenType2["FSTRING_MIDDLE"] = "FSTRING_MIDDLE";
  TokenType2["FSTRING_END"] = "FSTRING_END";
  return TokenType2;
})(TokenType || {});
const KEYWORDS = /* @__PURE__ */ new Map([
  ["and", "AND" /* AND */],
  ["as", "AS" /* AS */],
  ["assert", "ASSERT" /* ASSERT */],
  ["async", "ASYNC" /* ASYNC */],
  ["await", "AWAIT" /* AWAIT */],
  ["break", "BREAK" /* BREAK */],
  ["class", "CLASS" /* CLASS */],
  ["continue", "CONTINUE" /* CONTINUE */],
  ["def", "DEF" /* DEF */],
  ["del", "DEL" /* DEL */],
  ["elif", "ELIF" /* ELIF */],
  ["else", "ELSE" /* ELSE */],
  ["except", "EXCEPT" /* EXCEPT */],
  ["False", "FALSE" /* FALSE */],
  ["finally", "FINALLY" /* FINALLY */],
  ["for", "FOR" /* FOR */],
  ["from", "FROM" /* FROM */],
  ["global", "GLOBAL" /* GLOBAL */],
  ["if", "IF" /* IF */],
  ["import", "IMPORT" /* IMPORT */],
  ["in", "IN" /* IN */],
  ["is", "IS" /* IS */],
  ["lambda", "LAMBDA" /* LAMBDA */],
  ["None", "NONE" /* NONE */],
  ["nonlocal", "NONLOCAL" /* NONLOCAL */],
  ["not", "NOT" /* NOT */],
  ["or", "OR" /* OR */],
  ["pass", "PASS" /* PASS */],
  ["raise", "RAISE" /* RAISE */],
  ["return", "RETURN" /* RETURN */],
  ["True", "TRUE" /* TRUE */],
  ["try", "TRY" /* TRY */],
  ["while", "WHILE" /* WHILE */],
  ["with", "WITH" /* WITH */],
  ["yield", "YIELD" /* YIELD */]
]);
function utf8Length(codePoint) {
  if (codePoint < 128) return 1;
  if (codePoint < 2048) return 2;
  if (codePoint < 65536) return 3;
  return 4;
}
function utf8LengthAt(text, index) {
  const code = text.charCodeAt(index);
  if (code >= 55296 && code <= 56319) {
    const low = text.charCodeAt(index + 1);
    if (low >= 56320 && low <= 57343) {
      const codePoint = (code - 55296) * 1024 + (low - 56320) + 65536;
      return utf8Length(codePoint);
    }
  }
  return utf8Length(code);
}
class Lexer {
  /**
   * @param source - The full Python source text to tokenize. Line endings
   * are normalized to `\n` first (CPython's universal-newline handling —
   * `\r\n` and lone `\r` both become `\n`, including inside string
   * literals), so indentation tracking isn't thrown off by `\r` and
   * `lineno`/`col_offset` land where CPython puts them regardless of the
   * source file's original line-ending style.
   */
  constructor(source) {
    this.tokens = [];
    /** Stack of indentation widths (in columns) for currently-open blocks; always starts at `[0]` for the top level. */
    this.indentStack = [0];
    /** Whether the lexer is positioned at the start of a logical line and still needs to process leading indentation. */
    this.atLineStart = true;
    /** Nesting depth of `(`/`)`; while > 0, newlines and indentation are not significant (implicit line joining). */
    this.parenLevel = 0;
    /** Nesting depth of `[`/`]`; while > 0, newlines and indentation are not significant (implicit line joining). */
    this.bracketLevel = 0;
    /** Nesting depth of `{`/`}`; while > 0, newlines and indentation are not significant (implicit line joining). */
    this.braceLevel = 0;
    this.source = source.replace(/\r\n?/g, "\n");
    this.position = { line: 1, column: 0, index: 0 };
  }
  /**
   * Tokenizes the source text passed to the constructor.
   *
   * Resets all internal lexer state first, so the same {@link Lexer}
   * instance can be safely re-tokenized by calling this method again.
   * Emits any trailing `DEDENT` tokens needed to close open indentation
   * levels, followed by a final `EOF` token.
   *
   * @returns The complete list of tokens, terminated by an `EOF` token.
   * @throws {Error} If the source contains invalid indentation, an
   *   unterminated string/f-string literal, or an unexpected character.
   */
  tokenize() {
    this.tokens = [];
    this.position = { line: 1, column: 0, index: 0 };
    this.indentStack = [0];
    this.atLineStart = true;
    this.parenLevel = 0;
    this.bracketLevel = 0;
    this.braceLevel = 0;
    while (this.position.index < this.source.length) {
      this.scanToken();
    }
    const lastToken = this.tokens[this.tokens.length - 1];
    if (lastToken && lastToken.type !== "NEWLINE" /* NEWLINE */) {
      this.addToken("NEWLINE" /* NEWLINE */, "\n");
    }
    while (this.indentStack.length > 1) {
      this.indentStack.pop();
      this.addToken("DEDENT" /* DEDENT */, "");
    }
    this.addToken("EOF" /* EOF */, "");
    return this.tokens;
  }
  /**
   * Scans and emits exactly one token (or handles one piece of
   * line-start/whitespace state) starting at the current position.
   *
   * Dispatches to the appropriate specialized `scan*` method based on the
   * current character, checking for f-string prefixes before falling back
   * to generic identifier scanning.
   */
  scanToken() {
    const c = this.peek();
    if (c === "\n") {
      this.scanNewline();
      return;
    }
    if (this.atLineStart) {
      this.scanIndentation();
      this.atLineStart = false;
      if (this.position.index < this.source.length) {
        this.scanToken();
      }
      return;
    }
    if (c === " " || c === "	" || c === "\r") {
      this.advance();
      return;
    }
    if (c === "#") {
      this.scanComment();
      return;
    }
    if (c === '"' || c === "'") {
      this.scanString();
      return;
    }
    if (this.isDigit(c)) {
      this.scanNumber();
      return;
    }
    if (c === "." && this.isDigit(this.peekNext())) {
      this.scanNumber();
      return;
    }
    if (this.isAlpha(c) || c === "_") {
      if ((c.toLowerCase() === "f" || c.toLowerCase() === "t") && this.position.index + 1 < this.source.length) {
        const nextChar = this.peekNext();
        if (nextChar === '"' || nextChar === "'") {
          this.scanInterpolatedStringLiteral(c);
          return;
        }
      }
      this.scanIdentifier();
      return;
    }
    const threeChar = this.source.slice(
      this.position.index,
      this.position.index + 3
    );
    if (this.scanThreeCharOperator(threeChar)) {
      return;
    }
    const twoChar = this.source.slice(
      this.position.index,
      this.position.index + 2
    );
    if (this.scanTwoCharOperator(twoChar)) {
      return;
    }
    this.scanSingleCharOperator(c);
  }
  /**
   * Consumes a `\n` and emits a `NEWLINE` token, unless the lexer is
   * currently inside parentheses, brackets, or braces (implicit line
   * joining), in which case the newline is consumed silently. Marks the
   * lexer as being at the start of a new line so indentation is rescanned.
   */
  scanNewline() {
    const start = { ...this.position };
    this.advance();
    if (this.parenLevel === 0 && this.bracketLevel === 0 && this.braceLevel === 0) {
      this.addTokenAt("NEWLINE" /* NEWLINE */, "\n", start);
    }
    this.atLineStart = true;
  }
  /**
   * Measures the leading whitespace of a logical line and updates
   * {@link indentStack}, emitting `INDENT`/`DEDENT` tokens as needed.
   *
   * Blank lines and comment-only lines are skipped entirely (they don't
   * affect indentation), and indentation is not tracked while inside an
   * open `()`/`[]`/`{}` (continuation lines can be indented arbitrarily).
   * Tabs are counted as 8 columns each, matching CPython's tokenizer.
   *
   * @throws {Error} If a dedent's width doesn't match any level still on
   *   the indent stack (inconsistent indentation).
   */
  scanIndentation() {
    let indent = 0;
    while (this.position.index < this.source.length) {
      const c2 = this.peek();
      if (c2 === " ") {
        indent++;
        this.advance();
      } else if (c2 === "	") {
        indent += 8;
        this.advance();
      } else {
        break;
      }
    }
    const c = this.peek();
    if (c === "\n" || c === "#" || this.position.index >= this.source.length) {
      return;
    }
    if (this.parenLevel > 0 || this.bracketLevel > 0 || this.braceLevel > 0) {
      return;
    }
    const currentIndent = this.indentStack[this.indentStack.length - 1];
    if (indent > currentIndent) {
      this.indentStack.push(indent);
      this.addToken("INDENT" /* INDENT */, "");
    } else if (indent < currentIndent) {
      while (this.indentStack.length > 1 && this.indentStack[this.indentStack.length - 1] > indent) {
        this.indentStack.pop();
        this.addToken("DEDENT" /* DEDENT */, "");
      }
      if (this.indentStack[this.indentStack.length - 1] !== indent) {
        throw new Error(`Indentation error at line ${this.position.line}`);
      }
    }
  }
  /**
   * Consumes a `#` comment through the end of the current line (exclusive
   * of the trailing newline) and emits a `COMMENT` token.
   */
  scanComment() {
    const start = { ...this.position };
    this.advance();
    let value = "#";
    while (this.position.index < this.source.length && this.peek() !== "\n") {
      value += this.peek();
      this.advance();
    }
    this.addTokenAt("COMMENT" /* COMMENT */, value, start);
  }
  /**
   * Scans a single- or triple-quoted string literal (`'...'`, `"..."`,
   * `'''...'''`, `"""..."""`) with no prefix, starting at the opening
   * quote. Escape sequences are copied through verbatim without
   * interpretation (unparsing/interpretation happens elsewhere).
   *
   * @throws {Error} If a single-quoted string contains a raw newline, or
   *   if the string is unterminated at end of source.
   */
  scanString() {
    const start = { ...this.position };
    const quote = this.peek();
    this.advance();
    const isTripleQuote = this.peek() === quote && this.peekNext() === quote;
    if (isTripleQuote) {
      this.advance();
      this.advance();
    }
    let value = quote;
    if (isTripleQuote) {
      value += quote + quote;
    }
    let stringClosed = false;
    while (this.position.index < this.source.length) {
      const c = this.peek();
      if (c === "\\") {
        value += c;
        this.advance();
        if (this.position.index < this.source.length) {
          value += this.peek();
          this.advance();
        }
        continue;
      }
      if (isTripleQuote) {
        if (c === quote && this.peekNext() === quote && this.peek(2) === quote) {
          value += quote + quote + quote;
          this.advance();
          this.advance();
          this.advance();
          stringClosed = true;
          break;
        }
      } else {
        if (c === quote) {
          value += quote;
          this.advance();
          stringClosed = true;
          break;
        }
        if (c === "\n") {
          throw new Error(
            `Unterminated string literal at line ${this.position.line}`
          );
        }
      }
      value += c;
      this.advance();
    }
    if (!stringClosed) {
      if (isTripleQuote) {
        throw new Error(
          `Unterminated triple-quoted string literal at line ${start.line}`
        );
      } else {
        throw new Error(`Unterminated string literal at line ${start.line}`);
      }
    }
    this.addTokenAt("STRING" /* STRING */, value, start);
  }
  /**
   * Scans an f-string or t-string literal (`f"..."`, `t'''...'''`, etc.)
   * starting at the leading prefix letter. The whole literal — including
   * its prefix, quotes, and any `{expr}` replacement/interpolation fields
   * — is captured as a single `STRING` token's value; nested expressions
   * are not tokenized separately.
   *
   * Brace nesting is tracked via a local `braceLevel` so that the closing
   * quote is only recognized outside of a `{...}` field (e.g. a quote
   * character used inside the expression doesn't terminate the literal).
   *
   * @param prefixChar The single prefix letter already identified (`f`/`F`
   *   for f-strings, `t`/`T` for t-strings/PEP 750 template strings).
   * @throws {Error} If a single-quoted literal contains a raw newline
   *   outside of a replacement field, or if it is unterminated at end of
   *   source.
   */
  scanInterpolatedStringLiteral(prefixChar) {
    const start = { ...this.position };
    let value = this.peek();
    this.advance();
    const literalKind = prefixChar.toLowerCase() === "t" ? "t-string" : "f-string";
    const quote = this.peek();
    value += quote;
    this.advance();
    const isTripleQuote = this.peek() === quote && this.peekNext() === quote;
    if (isTripleQuote) {
      value += quote + quote;
      this.advance();
      this.advance();
    }
    let braceLevel = 0;
    let stringClosed = false;
    while (this.position.index < this.source.length) {
      const c = this.peek();
      if (c === "\\") {
        value += c;
        this.advance();
        if (this.position.index < this.source.length && this.peek() !== "{" && this.peek() !== "}") {
          value += this.peek();
          this.advance();
        }
        continue;
      }
      if (c === "{") {
        if (braceLevel === 0 && this.peekNext() === "{") {
          value += c + this.peekNext();
          this.advance();
          this.advance();
          continue;
        }
        braceLevel++;
        value += c;
        this.advance();
        continue;
      }
      if (c === "}") {
        if (braceLevel === 0 && this.peekNext() === "}") {
          value += c + this.peekNext();
          this.advance();
          this.advance();
          continue;
        }
        if (braceLevel > 0) {
          braceLevel--;
        }
        value += c;
        this.advance();
        continue;
      }
      if (braceLevel === 0) {
        if (isTripleQuote) {
          if (c === quote && this.peekNext() === quote && this.peek(2) === quote) {
            value += quote + quote + quote;
            this.advance();
            this.advance();
            this.advance();
            stringClosed = true;
            break;
          }
        } else {
          if (c === quote) {
            value += quote;
            this.advance();
            stringClosed = true;
            break;
          }
          if (c === "\n") {
            throw new Error(
              `Unterminated ${literalKind} literal at line ${this.position.line}`
            );
          }
        }
      }
      value += c;
      this.advance();
    }
    if (!stringClosed) {
      if (isTripleQuote) {
        throw new Error(
          `Unterminated triple-quoted ${literalKind} literal at line ${start.line}`
        );
      } else {
        throw new Error(
          `Unterminated ${literalKind} literal at line ${start.line}`
        );
      }
    }
    this.addTokenAt("STRING" /* STRING */, value, start);
  }
  /**
   * Scans a numeric literal starting at the current position, producing a
   * single `NUMBER` token.
   *
   * Handles hex (`0x`), octal (`0o`), and binary (`0b`) integers; plain
   * decimal integers; floats with a fractional part; scientific notation
   * (`e`/`E` with an optional sign); and the trailing `j`/`J` suffix for
   * complex number literals. Underscores used as digit-group separators
   * (e.g. `1_000_000`) are recognized and stripped from the emitted value,
   * matching Python's numeric literal grammar.
   */
  scanNumber() {
    const start = { ...this.position };
    let value = "";
    if (this.peek() === "0" && this.position.index + 1 < this.source.length) {
      const next = this.peekNext().toLowerCase();
      if (next === "x" || next === "o" || next === "b") {
        value += this.peek();
        this.advance();
        value += this.peek();
        this.advance();
        const isHex = next === "x";
        const isOctal = next === "o";
        const isBinary = next === "b";
        while (this.position.index < this.source.length) {
          const c = this.peek().toLowerCase();
          if (isHex && this.isHexDigit(c) || isOctal && this.isOctalDigit(c) || isBinary && this.isBinaryDigit(c)) {
            value += this.peek();
            this.advance();
          } else if (c === "_") {
            this.advance();
          } else {
            break;
          }
        }
        this.addTokenAt("NUMBER" /* NUMBER */, value, start);
        return;
      }
    }
    while (this.position.index < this.source.length && (this.isDigit(this.peek()) || this.peek() === "_")) {
      if (this.peek() !== "_") {
        value += this.peek();
      }
      this.advance();
    }
    if (this.peek() === "." && (value.length > 0 || this.isDigit(this.peekNext()))) {
      value += this.peek();
      this.advance();
      while (this.position.index < this.source.length && (this.isDigit(this.peek()) || this.peek() === "_")) {
        if (this.peek() !== "_") {
          value += this.peek();
        }
        this.advance();
      }
    }
    if (this.peek().toLowerCase() === "e") {
      value += this.peek();
      this.advance();
      if (this.peek() === "+" || this.peek() === "-") {
        value += this.peek();
        this.advance();
      }
      while (this.position.index < this.source.length && (this.isDigit(this.peek()) || this.peek() === "_")) {
        if (this.peek() !== "_") {
          value += this.peek();
        }
        this.advance();
      }
    }
    if (this.peek().toLowerCase() === "j") {
      value += this.peek();
      this.advance();
    }
    this.addTokenAt("NUMBER" /* NUMBER */, value, start);
  }
  /**
   * Scans an identifier or keyword starting at the current position.
   *
   * If the scanned word is a recognized string prefix (`r`, `b`, `u`,
   * `fr`, `rf`, `br`, `rb` — case-insensitive) immediately followed by a
   * quote character, delegates to {@link scanPrefixedString} instead of
   * emitting a `NAME`/keyword token, since it's actually the prefix of a
   * string literal. Otherwise emits the matching keyword token type from
   * {@link KEYWORDS}, or `NAME` if the word isn't a keyword.
   */
  scanIdentifier() {
    const start = { ...this.position };
    let value = "";
    while (this.position.index < this.source.length && (this.isAlphaNumeric(this.peek()) || this.peek() === "_")) {
      value += this.peek();
      this.advance();
    }
    if (this.isStringPrefix(value) && (this.peek() === '"' || this.peek() === "'")) {
      this.scanPrefixedString(value, start);
      return;
    }
    const tokenType = KEYWORDS.get(value) || "NAME" /* NAME */;
    this.addTokenAt(tokenType, value, start);
  }
  /**
   * Checks whether `value` is a valid Python string-prefix word (e.g.
   * `r`, `b`, `u`, `rb`, `fr`, `tr`) that, combined with a following quote,
   * denotes a raw/bytes/unicode/template string rather than a plain
   * identifier. Note: plain `f`/`t`-prefixed strings are handled
   * separately by {@link scanInterpolatedStringLiteral}, called eagerly from
   * {@link scanToken} before this check is reached for the
   * single-character `"f"`/`"t"` case.
   *
   * @param value - The already-scanned identifier text to test.
   * @returns `true` if `value` (case-insensitively) is a recognized
   *   string prefix.
   */
  isStringPrefix(value) {
    const lowerValue = value.toLowerCase();
    return [
      "f",
      "r",
      "b",
      "u",
      "t",
      "fr",
      "rf",
      "br",
      "rb",
      "tr",
      "rt"
    ].includes(lowerValue);
  }
  /**
   * Scans a prefixed string literal (e.g. `r"..."`, `rb'''...'''`,
   * `tr"..."`) whose prefix and opening quote have already been identified
   * by {@link scanIdentifier}. Behaves like {@link scanString} but
   * includes the prefix in the emitted token's value and does not itself
   * throw on an unterminated triple-quoted string reaching end of source
   * (unlike {@link scanString}/{@link scanInterpolatedStringLiteral}).
   *
   * When `prefix` contains `f`/`t` (a raw f-string or raw t-string, e.g.
   * `rf`/`tr`), brace nesting is tracked the same way as
   * {@link scanInterpolatedStringLiteral} so a quote character inside a `{expr}` field
   * doesn't terminate the literal early; plain `r`/`b`/`u` combos don't
   * track braces, since `{`/`}` are just literal characters there.
   *
   * @param prefix - The string prefix text already consumed (e.g. `"rb"`).
   * @param start - The position where the prefix began, used as the
   *   resulting token's start position.
   * @throws {Error} If a single-quoted prefixed string contains a raw
   *   newline.
   */
  scanPrefixedString(prefix, start) {
    const quote = this.peek();
    this.advance();
    const isTripleQuote = this.peek() === quote && this.peekNext() === quote;
    if (isTripleQuote) {
      this.advance();
      this.advance();
    }
    let value = prefix + quote;
    if (isTripleQuote) {
      value += quote + quote;
    }
    const tracksBraces = /[ft]/i.test(prefix);
    let braceLevel = 0;
    while (this.position.index < this.source.length) {
      const c = this.peek();
      if (c === "\\") {
        value += c;
        this.advance();
        if (this.position.index < this.source.length && (!tracksBraces || this.peek() !== "{" && this.peek() !== "}")) {
          value += this.peek();
          this.advance();
        }
        continue;
      }
      if (tracksBraces) {
        if (c === "{") {
          if (braceLevel === 0 && this.peekNext() === "{") {
            value += c + this.peekNext();
            this.advance();
            this.advance();
            continue;
          }
          braceLevel++;
          value += c;
          this.advance();
          continue;
        }
        if (c === "}") {
          if (braceLevel === 0 && this.peekNext() === "}") {
            value += c + this.peekNext();
            this.advance();
            this.advance();
            continue;
          }
          if (braceLevel > 0) {
            braceLevel--;
          }
          value += c;
          this.advance();
          continue;
        }
      }
      if (braceLevel === 0) {
        if (isTripleQuote) {
          if (c === quote && this.peekNext() === quote && this.peek(2) === quote) {
            value += quote + quote + quote;
            this.advance();
            this.advance();
            this.advance();
            break;
          }
        } else {
          if (c === quote) {
            value += quote;
            this.advance();
            break;
          }
          if (c === "\n") {
            throw new Error(
              `Unterminated string literal at line ${this.position.line}`
            );
          }
        }
      }
      value += c;
      this.advance();
    }
    this.addTokenAt("STRING" /* STRING */, value, start);
  }
  /**
   * Attempts to match `twoChar` against the set of two-character
   * operators/delimiters (e.g. `==`, `->`, `+=`). If it matches, consumes
   * both characters and emits the corresponding token.
   *
   * @param twoChar - The two characters at the current position.
   * @returns `true` if a two-character operator was matched and consumed;
   *   `false` if `twoChar` isn't a recognized operator, leaving the
   *   position unchanged so the caller can fall back to shorter matches.
   */
  scanTwoCharOperator(twoChar) {
    const start = { ...this.position };
    let tokenType = null;
    switch (twoChar) {
      case "**":
        tokenType = "DOUBLESTAR" /* DOUBLESTAR */;
        break;
      case "//":
        tokenType = "DOUBLESLASH" /* DOUBLESLASH */;
        break;
      case "<<":
        tokenType = "LEFTSHIFT" /* LEFTSHIFT */;
        break;
      case ">>":
        tokenType = "RIGHTSHIFT" /* RIGHTSHIFT */;
        break;
      case "==":
        tokenType = "EQEQUAL" /* EQEQUAL */;
        break;
      case "!=":
        tokenType = "NOTEQUAL" /* NOTEQUAL */;
        break;
      case "<=":
        tokenType = "LESSEQUAL" /* LESSEQUAL */;
        break;
      case ">=":
        tokenType = "GREATEREQUAL" /* GREATEREQUAL */;
        break;
      case "+=":
        tokenType = "PLUSEQUAL" /* PLUSEQUAL */;
        break;
      case "-=":
        tokenType = "MINEQUAL" /* MINEQUAL */;
        break;
      case "*=":
        tokenType = "STAREQUAL" /* STAREQUAL */;
        break;
      case "/=":
        tokenType = "SLASHEQUAL" /* SLASHEQUAL */;
        break;
      case "%=":
        tokenType = "PERCENTEQUAL" /* PERCENTEQUAL */;
        break;
      case "&=":
        tokenType = "AMPEREQUAL" /* AMPEREQUAL */;
        break;
      case "|=":
        tokenType = "VBAREQUAL" /* VBAREQUAL */;
        break;
      case "^=":
        tokenType = "CIRCUMFLEXEQUAL" /* CIRCUMFLEXEQUAL */;
        break;
      case "@=":
        tokenType = "ATEQUAL" /* ATEQUAL */;
        break;
      case ":=":
        tokenType = "COLONEQUAL" /* COLONEQUAL */;
        break;
      case "->":
        tokenType = "RARROW" /* RARROW */;
        break;
    }
    if (tokenType) {
      this.advance();
      this.advance();
      this.addTokenAt(tokenType, twoChar, start);
      return true;
    }
    return false;
  }
  /**
   * Attempts to match `threeChar` against the set of three-character
   * operators (e.g. `...`, `**=`, `//=`). If it matches, consumes all
   * three characters and emits the corresponding token. Checked before
   * {@link scanTwoCharOperator} so e.g. `...` isn't misread as `..` + `.`.
   *
   * @param threeChar - The three characters at the current position.
   * @returns `true` if a three-character operator was matched and
   *   consumed; `false` otherwise, leaving the position unchanged.
   */
  scanThreeCharOperator(threeChar) {
    const start = { ...this.position };
    let tokenType = null;
    switch (threeChar) {
      case "...":
        tokenType = "ELLIPSIS" /* ELLIPSIS */;
        break;
      case "<<=":
        tokenType = "LEFTSHIFTEQUAL" /* LEFTSHIFTEQUAL */;
        break;
      case ">>=":
        tokenType = "RIGHTSHIFTEQUAL" /* RIGHTSHIFTEQUAL */;
        break;
      case "**=":
        tokenType = "DOUBLESTAREQUAL" /* DOUBLESTAREQUAL */;
        break;
      case "//=":
        tokenType = "DOUBLESLASHEQUAL" /* DOUBLESLASHEQUAL */;
        break;
    }
    if (tokenType) {
      this.advance();
      this.advance();
      this.advance();
      this.addTokenAt(tokenType, threeChar, start);
      return true;
    }
    return false;
  }
  /**
   * Scans a single-character operator or delimiter.
   *
   * Also maintains {@link parenLevel}/{@link bracketLevel}/{@link braceLevel}
   * as `(`/`)`, `[`/`]`, and `{`/`}` are encountered, and handles the
   * backslash line-continuation form (`\` immediately followed by `\n`),
   * which consumes both characters and emits no token.
   *
   * @param c - The single character at the current position.
   * @throws {Error} If `c` is a backslash not followed by a newline, or
   *   is any other character not recognized as an operator/delimiter.
   */
  scanSingleCharOperator(c) {
    const start = { ...this.position };
    let tokenType;
    switch (c) {
      case "+":
        tokenType = "PLUS" /* PLUS */;
        break;
      case "-":
        tokenType = "MINUS" /* MINUS */;
        break;
      case "*":
        tokenType = "STAR" /* STAR */;
        break;
      case "/":
        tokenType = "SLASH" /* SLASH */;
        break;
      case "%":
        tokenType = "PERCENT" /* PERCENT */;
        break;
      case "@":
        tokenType = "AT" /* AT */;
        break;
      case "|":
        tokenType = "VBAR" /* VBAR */;
        break;
      case "&":
        tokenType = "AMPER" /* AMPER */;
        break;
      case "^":
        tokenType = "CIRCUMFLEX" /* CIRCUMFLEX */;
        break;
      case "~":
        tokenType = "TILDE" /* TILDE */;
        break;
      case "(":
        tokenType = "LPAR" /* LPAR */;
        this.parenLevel++;
        break;
      case ")":
        tokenType = "RPAR" /* RPAR */;
        this.parenLevel--;
        break;
      case "[":
        tokenType = "LSQB" /* LSQB */;
        this.bracketLevel++;
        break;
      case "]":
        tokenType = "RSQB" /* RSQB */;
        this.bracketLevel--;
        break;
      case "{":
        tokenType = "LBRACE" /* LBRACE */;
        this.braceLevel++;
        break;
      case "}":
        tokenType = "RBRACE" /* RBRACE */;
        this.braceLevel--;
        break;
      case ",":
        tokenType = "COMMA" /* COMMA */;
        break;
      case ":":
        tokenType = "COLON" /* COLON */;
        break;
      case ".":
        tokenType = "DOT" /* DOT */;
        break;
      case ";":
        tokenType = "SEMI" /* SEMI */;
        break;
      case "=":
        tokenType = "EQUAL" /* EQUAL */;
        break;
      case "<":
        tokenType = "LESS" /* LESS */;
        break;
      case ">":
        tokenType = "GREATER" /* GREATER */;
        break;
      case "\\":
        if (this.peek(1) === "\n") {
          this.advance();
          this.advance();
          return;
        } else {
          throw new Error(
            `Unexpected character '${c}' at line ${this.position.line}, column ${this.position.column}`
          );
        }
      default:
        throw new Error(
          `Unexpected character '${c}' at line ${this.position.line}, column ${this.position.column}`
        );
    }
    this.advance();
    this.addTokenAt(tokenType, c, start);
  }
  /**
   * Returns the character `offset` positions ahead of the current index
   * without consuming it.
   *
   * @param offset - How many characters ahead to look (0 = current
   *   character). Defaults to `0`.
   * @returns The character at that position, or `""` if it is past the
   *   end of the source.
   */
  peek(offset = 0) {
    const index = this.position.index + offset;
    return index < this.source.length ? this.source[index] : "";
  }
  /**
   * Returns the character immediately after the current one, without
   * consuming it. Equivalent to `peek(1)`.
   */
  peekNext() {
    return this.peek(1);
  }
  /**
   * Consumes and returns the current character, advancing the position by
   * one. Updates `line`/`column` bookkeeping when crossing a `\n`.
   *
   * @returns The consumed character, or `""` if already at end of source.
   */
  advance() {
    const c = this.peek();
    if (c === "\n") {
      this.position.line++;
      this.position.column = 0;
    } else {
      const code = c.charCodeAt(0);
      const prevCode = this.position.index > 0 ? this.source.charCodeAt(this.position.index - 1) : 0;
      const isLowSurrogateOfPreviousPair = code >= 56320 && code <= 57343 && prevCode >= 55296 && prevCode <= 56319;
      if (!isLowSurrogateOfPreviousPair) {
        this.position.column += utf8LengthAt(this.source, this.position.index);
      }
    }
    this.position.index++;
    return c;
  }
  /**
   * Appends a zero-width token (e.g. `INDENT`/`DEDENT`/`EOF`) whose start
   * position is the lexer's current position.
   *
   * @param type - The token's type.
   * @param value - The token's raw text (typically `""` for structural
   *   tokens).
   */
  addToken(type, value) {
    this.addTokenAt(type, value, this.position);
  }
  /**
   * Appends a token to the output list, using `start` as the token's
   * start position and the lexer's current position as its end position.
   *
   * @param type - The token's type.
   * @param value - The token's raw source text.
   * @param start - The position captured before the token's characters
   *   were consumed.
   */
  addTokenAt(type, value, start) {
    this.tokens.push({
      type,
      value,
      lineno: start.line,
      col_offset: start.column,
      end_lineno: this.position.line,
      end_col_offset: this.position.column
    });
  }
  /** Returns `true` if `c` is an ASCII digit (`0`-`9`). */
  isDigit(c) {
    return c >= "0" && c <= "9";
  }
  /** Returns `true` if `c` is a valid hexadecimal digit (`0`-`9`, `a`-`f`, `A`-`F`). */
  isHexDigit(c) {
    return this.isDigit(c) || c >= "a" && c <= "f" || c >= "A" && c <= "F";
  }
  /** Returns `true` if `c` is a valid octal digit (`0`-`7`). */
  isOctalDigit(c) {
    return c >= "0" && c <= "7";
  }
  /** Returns `true` if `c` is a valid binary digit (`0` or `1`). */
  isBinaryDigit(c) {
    return c === "0" || c === "1";
  }
  /**
   * Returns `true` if `c` is a letter usable as the start of a Python
   * identifier. Uses the Unicode `\p{ID_Start}` property class (rather
   * than an ASCII-only or plain-letter check) because Python identifiers
   * may start with any `XID_Start` character (PEP 3131), which
   * `ID_Start` closely approximates.
   */
  isAlpha(c) {
    return /^\p{ID_Start}$/u.test(c);
  }
  /**
   * Returns `true` if `c` is valid inside (not necessarily starting) a
   * Python identifier. Uses `\p{ID_Continue}` rather than
   * letter-or-digit, since Python's `XID_Continue` (PEP 3131) also
   * admits combining marks (e.g. Hebrew niqqud) and connector
   * punctuation — `ID_Continue` closely approximates it and already
   * includes decimal digits.
   */
  isAlphaNumeric(c) {
    return /^\p{ID_Continue}$/u.test(c);
  }
}

class PyComplex {
  constructor(real, imag) {
    this.real = real;
    this.imag = imag;
  }
  /**
   * Renders the value the way CPython's `repr()`/`ast.unparse` would, e.g.
   * `4j`, `-4j`, `(3+4j)`, or `(-0+4j)`. Negative zero is distinguished from
   * positive zero (as CPython's `repr` does) since JavaScript's default
   * number-to-string conversion collapses `-0` to `"0"`, silently losing
   * the sign that a real part of exactly `-0.0` (e.g. from `-0.0+4j`) or an
   * imaginary part of `-0.0` (e.g. from `3-0j`) needs to round-trip.
   */
  toString() {
    const formatPart = (n) => Object.is(n, -0) ? "-0" : `${n}`;
    if (Object.is(this.real, 0)) {
      return `${formatPart(this.imag)}j`;
    }
    const sign = this.imag < 0 || Object.is(this.imag, -0) ? "" : "+";
    return `(${formatPart(this.real)}${sign}${formatPart(this.imag)}j)`;
  }
}

const MIN_SAFE_BIGINT = BigInt(Number.MIN_SAFE_INTEGER);
const MAX_SAFE_BIGINT = BigInt(Number.MAX_SAFE_INTEGER);
class Parser {
  /**
   * Lexes `source` and prepares the parser to consume the resulting tokens.
   * @param source Python source code to tokenize.
   * @param options Parsing options; see {@link ParseOptions}.
   * @throws Error (or a lexer-specific error) if `source` cannot be tokenized.
   */
  constructor(source, options = {}) {
    this.current = 0;
    this.lastNonCommentTokenLine = 0;
    // Track the line of the last non-comment, non-newline token
    this.pendingComments = [];
    const lexer = new Lexer(source);
    this.tokens = lexer.tokenize();
    this.includeComments = options.comments ?? false;
    if (!this.includeComments) {
      this.tokens = this.tokens.filter(
        (token) => token.type !== TokenType.COMMENT
      );
    }
  }
  /**
   * Parses the full token stream into a {@link Module} node (the `file_input` grammar rule).
   * @returns The root `Module` AST node.
   * @throws {ParseError} On any syntax error in the source.
   */
  parse() {
    this.current = 0;
    return this.parseFileInput();
  }
  // ==== Top level parser ====
  /**
   * Parses a whole program (`file_input`): a sequence of top-level statements
   * until EOF, threading standalone/inline comments through when
   * `includeComments` is enabled.
   * @returns The `Module` node containing the parsed statement list.
   * @throws {ParseError} On any syntax error encountered while parsing statements.
   */
  parseFileInput() {
    const body = [];
    while (this.match(TokenType.NEWLINE)) {
    }
    while (!this.isAtEnd()) {
      if (this.match(TokenType.NEWLINE)) {
        continue;
      }
      if (this.includeComments && this.pendingComments.length > 0) {
        body.push(...this.pendingComments);
        this.pendingComments = [];
      }
      const stmt = this.parseStatement();
      if (stmt) {
        body.push(stmt);
        if (this.includeComments && this.pendingComments.length > 0) {
          for (const comment of this.pendingComments) {
            if (comment.inline) {
              if (!stmt.inlineComment) {
                stmt.inlineComment = comment;
              }
            } else {
              body.push(comment);
            }
          }
          this.pendingComments = [];
        }
      }
    }
    if (this.includeComments && this.pendingComments.length > 0) {
      body.push(...this.pendingComments);
      this.pendingComments = [];
    }
    const result = {
      nodeType: "Module",
      body,
      lineno: 1,
      col_offset: 0
    };
    if (this.includeComments) {
      result.comments = this.collectAllComments(result);
    }
    return result;
  }
  /**
   * Walks the parsed `module` and gathers every {@link Comment} node,
   * whether standalone or attached to a statement as an inline comment,
   * plus any comments still buffered in {@link pendingComments}.
   * @param module The parsed module to scan for comments.
   * @returns All comments found, in traversal order.
   */
  collectAllComments(module) {
    const comments = [];
    const collectFromBody = (body) => {
      for (const stmt of body) {
        if (stmt.nodeType === "Comment") {
          comments.push(stmt);
        } else {
          if (stmt.inlineComment) {
            comments.push(stmt.inlineComment);
          }
          this.collectFromStatement(stmt, comments);
        }
      }
    };
    collectFromBody(module.body);
    comments.push(...this.pendingComments);
    return comments;
  }
  /**
   * Recurses into the nested body/bodies of a compound statement (function,
   * class, if/for/while, with, try, match) to collect their comments.
   * @param stmt The statement to inspect for nested bodies.
   * @param comments Accumulator array that found comments are pushed onto.
   */
  collectFromStatement(stmt, comments) {
    switch (stmt.nodeType) {
      case "FunctionDef":
      case "AsyncFunctionDef":
        this.collectFromBody(stmt.body, comments);
        break;
      case "ClassDef":
        this.collectFromBody(stmt.body, comments);
        break;
      case "If":
        this.collectFromBody(stmt.body, comments);
        this.collectFromBody(stmt.orelse, comments);
        break;
      case "For":
      case "AsyncFor":
        this.collectFromBody(stmt.body, comments);
        this.collectFromBody(stmt.orelse, comments);
        break;
      case "While":
        this.collectFromBody(stmt.body, comments);
        this.collectFromBody(stmt.orelse, comments);
        break;
      case "With":
      case "AsyncWith":
        this.collectFromBody(stmt.body, comments);
        break;
      case "Try":
        this.collectFromBody(stmt.body, comments);
        for (const handler of stmt.handlers) {
          this.collectFromBody(handler.body, comments);
        }
        this.collectFromBody(stmt.orelse, comments);
        this.collectFromBody(stmt.finalbody, comments);
        break;
      case "Match":
        for (const case_ of stmt.cases) {
          this.collectFromBody(case_.body, comments);
        }
        break;
    }
  }
  /**
   * Collects top-level and inline comments from a flat statement list,
   * recursing into nested bodies via {@link collectFromStatement}.
   * @param body Statement list to scan.
   * @param comments Accumulator array that found comments are pushed onto.
   */
  collectFromBody(body, comments) {
    for (const stmt of body) {
      if (stmt.nodeType === "Comment") {
        comments.push(stmt);
      } else {
        if (stmt.inlineComment) {
          comments.push(stmt.inlineComment);
        }
        this.collectFromStatement(stmt, comments);
      }
    }
  }
  // ==== Statement parsers ====
  /**
   * Parses a single statement, dispatching to decorated/simple/compound
   * statement parsing as appropriate.
   * @returns The parsed statement.
   * @throws {ParseError} On an unexpected `INDENT` or other syntax error.
   */
  parseStatement() {
    this.trailingSemicolonSuiteEnd = void 0;
    if (this.check(TokenType.INDENT)) {
      throw this.error("unexpected indent");
    }
    if (this.check(TokenType.AT)) {
      return this.parseDecorated();
    }
    const matchStmt = this.tryParseMatchStmt();
    if (matchStmt) {
      return matchStmt;
    }
    return this.parseSimpleStmt() || this.parseCompoundStmt();
  }
  /**
   * Speculatively parses a `match` statement. `match` is a soft keyword:
   * `match <expr>:` only starts a match statement when it can actually be
   * parsed as one, and `match` otherwise remains a valid identifier
   * everywhere (`match = 5`, `re.match(...)`, `def match(): ...`,
   * annotated assignments like `match[0]: int = 1`). Only the header —
   * subject expression, `:`, and the newline that must follow it in a
   * real match statement — is ambiguous with those; this saves position,
   * parses just the header, and backtracks if it doesn't fit (mirroring
   * how CPython's own PEG grammar backtracks out of `match_stmt` when the
   * `NEWLINE` after `:` isn't found). Past that point (`match <expr> :
   * NEWLINE` can't be anything else), parsing commits: a missing `case`,
   * an invalid pattern, etc. are real syntax errors and propagate with
   * their specific message instead of being swallowed by backtracking.
   * @returns The parsed `Match` statement, or `null` if the current
   * position isn't the start of one.
   */
  tryParseMatchStmt() {
    if (!(this.check(TokenType.NAME) && this.peek().value === "match")) {
      return null;
    }
    const savedPos = this.current;
    const savedComments = this.pendingComments.length;
    let start;
    let subject;
    try {
      start = this.advance();
      subject = this.parseTest();
      if (!this.check(TokenType.COLON)) {
        throw this.error("not a match statement");
      }
      this.advance();
      if (!this.check(TokenType.NEWLINE)) {
        throw this.error("not a match statement");
      }
    } catch {
      this.current = savedPos;
      this.pendingComments.length = savedComments;
      return null;
    }
    return this.finishMatchStmt(start, subject);
  }
  /**
   * Parses one `simple_stmt`: a small statement followed by an optional
   * `;` or newline terminator.
   * @returns The parsed statement, or `null` if the current token doesn't
   * start a small statement.
   * @throws {ParseError} If the statement isn't terminated correctly.
   */
  parseSimpleStmt() {
    const stmt = this.parseSmallStmt();
    if (!stmt) {
      return null;
    }
    const hadSemi = this.match(TokenType.SEMI);
    if (!hadSemi && !this.check(TokenType.NEWLINE) && !this.check(TokenType.DEDENT) && !this.isAtEnd()) {
      throw this.error("invalid syntax");
    }
    if (hadSemi && (this.check(TokenType.NEWLINE) || this.check(TokenType.DEDENT) || this.isAtEnd())) {
      const semi = this.previous();
      this.trailingSemicolonSuiteEnd = {
        lineno: semi.end_lineno,
        col_offset: semi.end_col_offset
      };
    }
    this.match(TokenType.NEWLINE);
    return stmt;
  }
  /**
   * Parses a `small_stmt`: pass/break/continue/return/delete/global/
   * nonlocal/import/from-import/raise/assert/type-alias, or falls through
   * to an expression statement (plain, assignment, augmented assignment,
   * or annotated assignment).
   * @returns The parsed statement, or `null` if the current token starts a
   * compound statement instead (handled by {@link parseCompoundStmt}).
   * @throws {ParseError} On malformed statement syntax.
   */
  parseSmallStmt() {
    const start = this.peek();
    if (this.check(TokenType.DEF) || this.check(TokenType.CLASS) || this.check(TokenType.IF) || this.check(TokenType.WHILE) || this.check(TokenType.FOR) || this.check(TokenType.TRY) || this.check(TokenType.WITH) || this.check(TokenType.ASYNC)) {
      return null;
    }
    if (this.match(TokenType.PASS)) {
      return {
        nodeType: "Pass",
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.BREAK)) {
      return {
        nodeType: "Break",
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.CONTINUE)) {
      return {
        nodeType: "Continue",
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.RETURN)) {
      let value;
      if (!this.check(TokenType.NEWLINE) && !this.check(TokenType.SEMI) && !this.isAtEnd()) {
        value = this.parseTestListWithStar();
      }
      return {
        nodeType: "Return",
        value,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.DEL)) {
      const targets = [];
      targets.push(this.parseExpr());
      while (this.match(TokenType.COMMA)) {
        targets.push(this.parseExpr());
      }
      for (const target of targets) {
        this.validateAssignmentTarget(target);
        this.setContext(target, this.createDel());
      }
      return {
        nodeType: "Delete",
        targets,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.GLOBAL)) {
      const names = [];
      names.push(
        this.consume(TokenType.NAME, "Expected name after 'global'").value
      );
      while (this.match(TokenType.COMMA)) {
        names.push(
          this.consume(TokenType.NAME, "Expected name after ','").value
        );
      }
      return {
        nodeType: "Global",
        names,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.NONLOCAL)) {
      const names = [];
      names.push(
        this.consume(TokenType.NAME, "Expected name after 'nonlocal'").value
      );
      while (this.match(TokenType.COMMA)) {
        names.push(
          this.consume(TokenType.NAME, "Expected name after ','").value
        );
      }
      return {
        nodeType: "Nonlocal",
        names,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    let isLazyImport = false;
    if (this.check(TokenType.NAME) && this.peek().value === "lazy" && (this.checkNext(TokenType.IMPORT) || this.checkNext(TokenType.FROM))) {
      isLazyImport = true;
      this.advance();
    }
    if (this.match(TokenType.IMPORT)) {
      const names = [];
      do {
        const nameStart = this.peek();
        let name = this.consume(TokenType.NAME, "Expected module name").value;
        while (this.match(TokenType.DOT)) {
          name += `.${this.consume(TokenType.NAME, "Expected name after '.'").value}`;
        }
        let asname;
        if (this.match(TokenType.AS)) {
          asname = this.consume(
            TokenType.NAME,
            "Expected name after 'as'"
          ).value;
        }
        names.push({
          name,
          asname,
          lineno: nameStart.lineno,
          col_offset: nameStart.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        });
      } while (this.match(TokenType.COMMA));
      return {
        nodeType: "Import",
        names: names.map((n) => ({
          nodeType: "Alias",
          name: n.name,
          asname: n.asname,
          lineno: n.lineno,
          col_offset: n.col_offset,
          end_lineno: n.end_lineno,
          end_col_offset: n.end_col_offset
        })),
        is_lazy: isLazyImport ? 1 : void 0,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.FROM)) {
      let level = 0;
      while (true) {
        if (this.match(TokenType.DOT)) {
          level++;
        } else if (this.match(TokenType.ELLIPSIS)) {
          level += 3;
        } else {
          break;
        }
      }
      let module;
      if (this.check(TokenType.NAME)) {
        module = this.advance().value;
        while (this.match(TokenType.DOT)) {
          module += `.${this.consume(TokenType.NAME, "Expected name after '.'").value}`;
        }
      }
      this.consume(TokenType.IMPORT, "Expected 'import' after module name");
      const names = [];
      const hasParens = this.match(TokenType.LPAR);
      if (this.match(TokenType.STAR)) {
        const starToken = this.previous();
        names.push({
          name: "*",
          lineno: starToken.lineno,
          col_offset: starToken.col_offset,
          end_lineno: starToken.end_lineno,
          end_col_offset: starToken.end_col_offset
        });
      } else {
        const firstNameStart = this.peek();
        const firstName = this.consume(TokenType.NAME, "Expected name").value;
        let firstAsname;
        if (this.match(TokenType.AS)) {
          firstAsname = this.consume(
            TokenType.NAME,
            "Expected name after 'as'"
          ).value;
        }
        names.push({
          name: firstName,
          asname: firstAsname,
          lineno: firstNameStart.lineno,
          col_offset: firstNameStart.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        });
        while (this.match(TokenType.COMMA)) {
          while (this.match(TokenType.NEWLINE)) {
          }
          if (hasParens && this.check(TokenType.RPAR)) break;
          if (!hasParens && (this.check(TokenType.NEWLINE) || this.isAtEnd())) {
            break;
          }
          const nameStart = this.peek();
          const name = this.consume(TokenType.NAME, "Expected name").value;
          let asname;
          if (this.match(TokenType.AS)) {
            asname = this.consume(
              TokenType.NAME,
              "Expected name after 'as'"
            ).value;
          }
          names.push({
            name,
            asname,
            lineno: nameStart.lineno,
            col_offset: nameStart.col_offset,
            end_lineno: this.previous().end_lineno,
            end_col_offset: this.previous().end_col_offset
          });
        }
      }
      if (hasParens) {
        this.consume(TokenType.RPAR, "Expected ')' after import list");
      }
      return {
        nodeType: "ImportFrom",
        module,
        names: names.map((n) => ({
          nodeType: "Alias",
          name: n.name,
          asname: n.asname,
          lineno: n.lineno,
          col_offset: n.col_offset,
          end_lineno: n.end_lineno,
          end_col_offset: n.end_col_offset
        })),
        level,
        is_lazy: isLazyImport ? 1 : void 0,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.RAISE)) {
      let exc;
      let cause;
      if (!this.check(TokenType.NEWLINE) && !this.check(TokenType.SEMI) && !this.check(TokenType.DEDENT) && !this.isAtEnd()) {
        exc = this.parseTest();
        if (this.match(TokenType.FROM)) {
          cause = this.parseTest();
        }
      }
      return {
        nodeType: "Raise",
        exc,
        cause,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.ASSERT)) {
      const test = this.parseTest();
      let msg;
      if (this.match(TokenType.COMMA)) {
        msg = this.parseTest();
      }
      return {
        nodeType: "Assert",
        test,
        msg,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.check(TokenType.NAME) && this.peek().value === "type") {
      const savedPos = this.current;
      const savedComments = this.pendingComments.length;
      try {
        const start2 = this.advance();
        if (!this.check(TokenType.NAME)) {
          throw this.error("not a type alias");
        }
        const nameToken = this.advance();
        const type_params = this.parseTypeParams();
        if (!this.check(TokenType.EQUAL)) {
          throw this.error("not a type alias");
        }
        this.advance();
        const value = this.parseTest();
        return {
          nodeType: "TypeAlias",
          name: {
            nodeType: "Name",
            id: nameToken.value,
            ctx: { nodeType: "Store" },
            lineno: nameToken.lineno,
            col_offset: nameToken.col_offset,
            end_lineno: nameToken.end_lineno,
            end_col_offset: nameToken.end_col_offset
          },
          type_params,
          value,
          lineno: start2.lineno,
          col_offset: start2.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      } catch {
        this.current = savedPos;
        this.pendingComments.length = savedComments;
      }
    }
    const expr = this.parseTestListWithStar();
    if (this.match(TokenType.EQUAL)) {
      const targets = [expr];
      this.validateAssignmentTarget(expr);
      let value = this.parseTestListWithStar();
      const expressionComments = [];
      if (this.includeComments && this.pendingComments.length > 0) {
        expressionComments.push(...this.pendingComments);
        this.pendingComments = [];
      }
      while (this.match(TokenType.EQUAL)) {
        this.validateAssignmentTarget(value);
        targets.push(value);
        value = this.parseTestListWithStar();
        if (this.includeComments && this.pendingComments.length > 0) {
          expressionComments.push(...this.pendingComments);
          this.pendingComments = [];
        }
      }
      for (const target of targets) {
        this.setContext(target, this.createStore());
      }
      const assignNode = {
        nodeType: "Assign",
        targets,
        value,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
      if (expressionComments.length > 0) {
        const inlineComments = expressionComments.filter((c) => c.inline);
        const standaloneComments = expressionComments.filter((c) => !c.inline);
        if (inlineComments.length > 0) {
          assignNode.inlineComment = inlineComments[0];
        }
        if (inlineComments.length > 1 || standaloneComments.length > 0) {
          assignNode.expressionComments = expressionComments;
        }
      }
      return assignNode;
    } else if (this.matchAugAssign()) {
      this.validateAugAssignTarget(expr);
      this.setContext(expr, this.createStore());
      const op = this.parseAugAssignOp();
      const value = this.parseTestListWithStar();
      return {
        nodeType: "AugAssign",
        target: expr,
        op,
        value,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    } else if (this.match(TokenType.COLON)) {
      this.validateAssignmentTarget(expr);
      this.setContext(expr, this.createStore());
      const annotation = this.parseTest();
      let value;
      if (this.match(TokenType.EQUAL)) {
        value = this.parseTestListWithStar();
      }
      return {
        nodeType: "AnnAssign",
        target: expr,
        annotation,
        value,
        simple: this.isSimpleTarget(expr) ? 1 : 0,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return {
      nodeType: "Expr",
      value: expr,
      lineno: start.lineno,
      col_offset: start.col_offset,
      end_lineno: this.previous().end_lineno,
      end_col_offset: this.previous().end_col_offset
    };
  }
  /**
   * Parses a `compound_stmt`: if/while/for/try/with/def/class/async/match.
   * Only called (via {@link parseStatement}) when {@link parseSmallStmt}
   * has already confirmed the current token starts one of these, so every
   * branch below is guaranteed to be taken.
   * @returns The parsed statement.
   * @throws {ParseError} On malformed statement syntax.
   */
  parseCompoundStmt() {
    const start = this.peek();
    if (this.match(TokenType.IF)) {
      return this.parseIfStmt(start);
    } else if (this.match(TokenType.WHILE)) {
      return this.parseWhileStmt(start);
    } else if (this.match(TokenType.FOR)) {
      return this.parseForStmt(start);
    } else if (this.match(TokenType.TRY)) {
      return this.parseTryStmt(start);
    } else if (this.match(TokenType.WITH)) {
      return this.parseWithStmt(start);
    } else if (this.match(TokenType.DEF)) {
      return this.parseFunctionDef(start);
    } else if (this.match(TokenType.CLASS)) {
      return this.parseClassDef(start);
    }
    this.consume(TokenType.ASYNC, "Expected compound statement");
    return this.parseAsyncStmt(start);
  }
  /**
   * Parses a decorator list followed by the def/class/async-def/type-alias
   * it applies to, attaching the decorators to the resulting node.
   * @returns The decorated function, class, or type-alias statement.
   * @throws {Error} If the decorators are not followed by a valid target.
   * @throws {ParseError} On malformed statement syntax.
   */
  parseDecorated() {
    const decorators = this.parseDecorators();
    if (this.match(TokenType.DEF)) {
      return this.parseFunctionDef(this.previous(), decorators);
    } else if (this.match(TokenType.CLASS)) {
      return this.parseClassDef(this.previous(), decorators);
    } else if (this.match(TokenType.ASYNC)) {
      const asyncToken = this.previous();
      if (this.match(TokenType.DEF)) {
        return this.parseAsyncFunctionDef(asyncToken, decorators);
      }
    }
    if (this.check(TokenType.NAME) && this.checkNext(TokenType.LSQB)) {
      const nameStart = this.peek();
      const nameToken = this.advance();
      const type_params = this.parseTypeParams();
      this.consume(TokenType.EQUAL, "Expected '=' in type alias");
      const value = this.parseTest();
      return {
        nodeType: "TypeAlias",
        name: {
          nodeType: "Name",
          id: nameToken.value,
          ctx: { nodeType: "Store" },
          lineno: nameToken.lineno,
          col_offset: nameToken.col_offset,
          end_lineno: nameToken.end_lineno,
          end_col_offset: nameToken.end_col_offset
        },
        type_params,
        value,
        lineno: nameStart.lineno,
        col_offset: nameStart.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    throw new Error("Invalid decorator target");
  }
  /**
   * Parses zero or more `@expr` decorator lines preceding a def/class.
   * @returns The decorator expressions, in source order.
   */
  parseDecorators() {
    const decorators = [];
    while (this.match(TokenType.AT)) {
      const decorator = this.parseTest();
      decorators.push(decorator);
      while (this.match(TokenType.NEWLINE)) {
      }
    }
    return decorators;
  }
  /**
   * Parses an `if` statement, recursively folding any `elif` clauses into
   * nested `If` nodes in `orelse` and handling a trailing `else`.
   * @param start Token of the already-consumed `if` keyword, used for node position.
   * @returns The parsed `If` node.
   * @throws {ParseError} On malformed statement syntax.
   */
  parseIfStmt(start) {
    const test = this.parseTest();
    this.consume(TokenType.COLON, "Expected ':' after if condition");
    const body = this.parseSuite();
    let orelse = [];
    if (this.match(TokenType.ELIF)) {
      orelse = [this.parseIfStmt(this.previous())];
    } else if (this.match(TokenType.ELSE)) {
      this.consume(TokenType.COLON, "Expected ':' after else");
      orelse = this.parseSuite();
    }
    return {
      nodeType: "If",
      test,
      body,
      orelse,
      lineno: start.lineno,
      col_offset: start.col_offset,
      ...this.lastStmtEnd(body, orelse)
    };
  }
  /**
   * Parses a `while` statement, including its optional `else` clause.
   * @param start Token of the already-consumed `while` keyword, used for node position.
   * @returns The parsed `While` node.
   * @throws {ParseError} On malformed statement syntax.
   */
  parseWhileStmt(start) {
    const test = this.parseTest();
    this.consume(TokenType.COLON, "Expected ':' after while condition");
    const body = this.parseSuite();
    let orelse = [];
    if (this.match(TokenType.ELSE)) {
      this.consume(TokenType.COLON, "Expected ':' after else");
      orelse = this.parseSuite();
    }
    return {
      nodeType: "While",
      test,
      body,
      orelse,
      lineno: start.lineno,
      col_offset: start.col_offset,
      ...this.lastStmtEnd(body, orelse)
    };
  }
  /**
   * Parses a `for` statement, including its optional `else` clause.
   * @param start Token of the already-consumed `for` keyword, used for node position.
   * @returns The parsed `For` node.
   * @throws {ParseError} On malformed statement syntax.
   */
  parseForStmt(start) {
    const target = this.parseExprList();
    this.consume(TokenType.IN, "Expected 'in' in for statement");
    const iter = this.parseTestListWithStar();
    this.consume(TokenType.COLON, "Expected ':' after for clause");
    const body = this.parseSuite();
    let orelse = [];
    if (this.match(TokenType.ELSE)) {
      this.consume(TokenType.COLON, "Expected ':' after else");
      orelse = this.parseSuite();
    }
    return {
      nodeType: "For",
      target,
      iter,
      body,
      orelse,
      lineno: start.lineno,
      col_offset: start.col_offset,
      ...this.lastStmtEnd(body, orelse)
    };
  }
  /**
   * Parses a `def` statement: name, optional PEP 695 type parameters,
   * parameter list, optional return annotation, and body.
   * @param start Token of the already-consumed `def` keyword, used for node position.
   * @param decorators Decorator expressions already parsed by the caller (empty if none).
   * @returns The parsed `FunctionDef` node.
   * @throws {ParseError} On malformed statement syntax.
   */
  parseFunctionDef(start, decorators = []) {
    const name = this.consume(TokenType.NAME, "Expected function name").value;
    const type_params = this.parseTypeParams();
    this.consume(TokenType.LPAR, "Expected '(' after function name");
    const args = this.parseParameters();
    this.consume(TokenType.RPAR, "Expected ')' after parameters");
    let returns;
    if (this.match(TokenType.RARROW)) {
      returns = this.parseTest();
    }
    this.consume(TokenType.COLON, "Expected ':' after function header");
    const body = this.parseSuite();
    return {
      nodeType: "FunctionDef",
      name,
      args,
      body,
      decorator_list: decorators,
      returns,
      type_params,
      lineno: start.lineno,
      col_offset: start.col_offset,
      ...this.lastStmtEnd(body)
    };
  }
  /**
   * Parses an `async def` statement; identical to {@link parseFunctionDef}
   * but produces an `AsyncFunctionDef` node.
   * @param start Token of the already-consumed `def` keyword, used for node position.
   * @param decorators Decorator expressions already parsed by the caller (empty if none).
   * @returns The parsed `AsyncFunctionDef` node.
   * @throws {ParseError} On malformed statement syntax.
   */
  parseAsyncFunctionDef(start, decorators = []) {
    const name = this.consume(TokenType.NAME, "Expected function name").value;
    const type_params = this.parseTypeParams();
    this.consume(TokenType.LPAR, "Expected '(' after function name");
    const args = this.parseParameters();
    this.consume(TokenType.RPAR, "Expected ')' after parameters");
    let returns;
    if (this.match(TokenType.RARROW)) {
      returns = this.parseTest();
    }
    this.consume(TokenType.COLON, "Expected ':' after function header");
    const body = this.parseSuite();
    return {
      nodeType: "AsyncFunctionDef",
      name,
      args,
      body,
      decorator_list: decorators,
      returns,
      type_params,
      lineno: start.lineno,
      col_offset: start.col_offset,
      ...this.lastStmtEnd(body)
    };
  }
  /**
   * Parses a `class` statement: name, optional PEP 695 type parameters,
   * and an optional parenthesized list of base classes and/or keyword
   * arguments (e.g. `metaclass=...`).
   * @param start Token of the already-consumed `class` keyword, used for node position.
   * @param decorators Decorator expressions already parsed by the caller (empty if none).
   * @returns The parsed `ClassDef` node.
   * @throws {ParseError} On malformed statement syntax.
   */
  parseClassDef(start, decorators = []) {
    const name = this.consume(TokenType.NAME, "Expected class name").value;
    const type_params = this.parseTypeParams();
    const bases = [];
    const keywords = [];
    if (this.match(TokenType.LPAR)) {
      if (!this.check(TokenType.RPAR)) {
        do {
          if (this.check(TokenType.RPAR)) break;
          if (this.check(TokenType.DOUBLESTAR)) {
            const argStart = this.peek();
            this.advance();
            const value = this.parseOrExpr();
            keywords.push({
              nodeType: "Keyword",
              arg: void 0,
              value,
              lineno: argStart.lineno,
              col_offset: argStart.col_offset,
              end_lineno: this.previous().end_lineno,
              end_col_offset: this.previous().end_col_offset
            });
            continue;
          }
          if (this.check(TokenType.STAR)) {
            bases.push(this.parseTestOrStarred());
            continue;
          }
          const savedPos = this.current;
          if (this.check(TokenType.NAME)) {
            const nameToken = this.advance();
            if (this.match(TokenType.EQUAL)) {
              const value = this.parseTest();
              keywords.push({
                nodeType: "Keyword",
                arg: nameToken.value,
                value,
                lineno: nameToken.lineno,
                col_offset: nameToken.col_offset,
                end_lineno: this.previous().end_lineno,
                end_col_offset: this.previous().end_col_offset
              });
            } else {
              this.current = savedPos;
              bases.push(this.parseTest());
            }
          } else {
            bases.push(this.parseTest());
          }
        } while (this.match(TokenType.COMMA));
      }
      this.consume(TokenType.RPAR, "Expected ')' after class bases");
    }
    this.consume(TokenType.COLON, "Expected ':' after class header");
    const body = this.parseSuite();
    return {
      nodeType: "ClassDef",
      name,
      bases,
      keywords,
      body,
      decorator_list: decorators,
      type_params,
      lineno: start.lineno,
      col_offset: start.col_offset,
      ...this.lastStmtEnd(body)
    };
  }
  /**
   * Parses a `try` statement, including all `except`/`except*` handlers
   * (which cannot be mixed on the same `try`), the optional `else`, and
   * the optional `finally` clause.
   * @param start Token of the already-consumed `try` keyword, used for node position.
   * @returns The parsed `Try` node.
   * @throws {ParseError} On malformed statement syntax, or if `except` and
   * `except*` handlers are mixed on the same `try`.
   */
  parseTryStmt(start) {
    this.consume(TokenType.COLON, "Expected ':' after try");
    const body = this.parseSuite();
    const handlers = [];
    let orelse = [];
    let finalbody = [];
    let hasStarHandler = false;
    let hasRegularHandler = false;
    while (this.match(TokenType.EXCEPT)) {
      const handlerStart = this.previous();
      let type;
      let name;
      if (this.match(TokenType.STAR)) {
        hasStarHandler = true;
        if (hasRegularHandler) {
          throw this.error(
            "cannot have both 'except' and 'except*' on the same 'try'"
          );
        }
        if (!this.check(TokenType.COLON)) {
          type = this.parseTest();
          if (this.match(TokenType.AS)) {
            name = this.consume(
              TokenType.NAME,
              "Expected name after 'as'"
            ).value;
          }
        }
      } else {
        hasRegularHandler = true;
        if (hasStarHandler) {
          throw this.error(
            "cannot have both 'except' and 'except*' on the same 'try'"
          );
        }
        if (!this.check(TokenType.COLON)) {
          type = this.parseTest();
          if (this.match(TokenType.AS)) {
            name = this.consume(
              TokenType.NAME,
              "Expected name after 'as'"
            ).value;
          }
        }
      }
      this.consume(TokenType.COLON, "Expected ':' after except clause");
      const handlerBody = this.parseSuite();
      handlers.push({
        nodeType: "ExceptHandler",
        type,
        name,
        body: handlerBody,
        lineno: handlerStart.lineno,
        col_offset: handlerStart.col_offset,
        ...this.lastStmtEnd(handlerBody)
      });
    }
    if (this.match(TokenType.ELSE)) {
      this.consume(TokenType.COLON, "Expected ':' after else");
      orelse = this.parseSuite();
    }
    if (this.match(TokenType.FINALLY)) {
      this.consume(TokenType.COLON, "Expected ':' after finally");
      finalbody = this.parseSuite();
    }
    const lastHandler = handlers.length > 0 ? [handlers[handlers.length - 1]] : void 0;
    return {
      nodeType: hasStarHandler ? "TryStar" : "Try",
      body,
      handlers,
      orelse,
      finalbody,
      lineno: start.lineno,
      col_offset: start.col_offset,
      ...this.lastStmtEnd(body, lastHandler, orelse, finalbody)
    };
  }
  /**
   * Parses a `with` statement, including one or more comma-separated
   * context-manager items, each with an optional `as` target.
   * @param start Token of the already-consumed `with` keyword, used for node position.
   * @returns The parsed `With` node.
   * @throws {ParseError} On malformed statement syntax.
   */
  parseWithStmt(start) {
    const items = this.parseWithItems();
    this.consume(TokenType.COLON, "Expected ':' after with clause");
    const body = this.parseSuite();
    return {
      nodeType: "With",
      items,
      body,
      lineno: start.lineno,
      col_offset: start.col_offset,
      ...this.lastStmtEnd(body)
    };
  }
  /**
   * Parses the with-item list of a `with` statement, including CPython's
   * PEP 617 parenthesized form (`with (a as x, b as y):`). Because a
   * leading `(` is ambiguous with a plain parenthesized/tuple
   * context-manager expression (e.g. `with (a, b) as x:`), this
   * speculatively parses `'(' with_item (',' with_item)* ','? ')'`
   * and only commits to it if it is immediately followed by `:` —
   * otherwise it backtracks and parses a single, possibly parenthesized,
   * expression per item instead, matching CPython's PEG grammar.
   * @returns The parsed list of `WithItem` nodes.
   */
  parseWithItems() {
    if (this.check(TokenType.LPAR)) {
      const savedPos = this.current;
      const savedComments = this.pendingComments.length;
      try {
        this.advance();
        const items = this.parseWithItemList(true);
        if (this.check(TokenType.RPAR)) {
          this.advance();
          if (this.check(TokenType.COLON)) {
            return items;
          }
        }
      } catch {
      }
      this.current = savedPos;
      this.pendingComments.length = savedComments;
    }
    return this.parseWithItemList(false);
  }
  /**
   * Parses a comma-separated list of with-items (`expr ['as' target]`).
   * @param allowTrailingComma When `true`, a trailing comma may be
   *   followed directly by the closing `)` of a parenthesized with-item
   *   list, per PEP 617.
   * @returns The parsed list of `WithItem` nodes.
   */
  parseWithItemList(allowTrailingComma) {
    const items = [];
    do {
      if (allowTrailingComma && this.check(TokenType.RPAR)) break;
      const context_expr = this.parseTest();
      let optional_vars;
      if (this.match(TokenType.AS)) {
        optional_vars = this.parseExpr();
        this.validateAssignmentTarget(optional_vars);
        this.setContext(optional_vars, this.createStore());
      }
      items.push({
        nodeType: "WithItem",
        context_expr,
        optional_vars
      });
    } while (this.match(TokenType.COMMA));
    return items;
  }
  /**
   * Parses the statement following an `async` keyword (`def`, `for`, or
   * `with`) by delegating to the corresponding sync parser and rewriting
   * the result's `nodeType` to its async variant.
   * @param start Token of the already-consumed `async` keyword, used for node position.
   * @returns The parsed `AsyncFunctionDef`, `AsyncFor`, or `AsyncWith` node.
   * @throws {ParseError} If `async` is not followed by `def`, `for`, or `with`.
   */
  parseAsyncStmt(start) {
    if (this.match(TokenType.DEF)) {
      const funcDef = this.parseFunctionDef(this.previous());
      return {
        ...funcDef,
        nodeType: "AsyncFunctionDef",
        lineno: start.lineno,
        col_offset: start.col_offset
      };
    } else if (this.match(TokenType.FOR)) {
      const forStmt = this.parseForStmt(this.previous());
      return {
        ...forStmt,
        nodeType: "AsyncFor",
        lineno: start.lineno,
        col_offset: start.col_offset
      };
    } else if (this.match(TokenType.WITH)) {
      const withStmt = this.parseWithStmt(this.previous());
      return {
        ...withStmt,
        nodeType: "AsyncWith",
        lineno: start.lineno,
        col_offset: start.col_offset
      };
    }
    throw this.error("Invalid async statement");
  }
  /**
   * Finishes parsing a `match` statement (PEP 634) after
   * {@link tryParseMatchStmt} has already confirmed the header —
   * `match <subject> : NEWLINE` — and committed to this being a match
   * statement: the indented block of one or more `case pattern [if
   * guard]:` clauses.
   * @param start Token of the already-consumed `match` keyword, used for node position.
   * @param subject The already-parsed subject expression.
   * @returns The parsed `Match` node.
   * @throws {ParseError} On malformed statement syntax, e.g. a missing
   * `case` in the match body.
   */
  finishMatchStmt(start, subject) {
    this.consume(TokenType.NEWLINE, "Expected newline after match:");
    while (this.match(TokenType.NEWLINE)) {
    }
    this.consume(TokenType.INDENT, "Expected indented block");
    const cases = [];
    while (!this.check(TokenType.DEDENT) && !this.isAtEnd()) {
      if (this.check(TokenType.NAME) && this.peek().value === "case") {
        this.advance();
        const pattern = this.parsePattern();
        let guard;
        if (this.match(TokenType.IF)) {
          guard = this.parseTest();
        }
        this.consume(TokenType.COLON, "Expected ':' after case pattern");
        const body = this.parseSuite();
        cases.push({
          nodeType: "MatchCase",
          pattern,
          guard,
          body
        });
      } else {
        throw this.error("Expected 'case' in match statement");
      }
    }
    this.consume(TokenType.DEDENT, "Expected dedent");
    const lastCaseBody = cases[cases.length - 1].body;
    return {
      nodeType: "Match",
      subject,
      cases,
      lineno: start.lineno,
      col_offset: start.col_offset,
      ...this.lastStmtEnd(lastCaseBody)
    };
  }
  /**
   * Parses one `case` pattern (the entry point of the pattern grammar).
   * @returns The parsed pattern node.
   * @throws {ParseError} On malformed pattern syntax.
   */
  parsePattern() {
    return this.parseOrPattern();
  }
  /**
   * Parses a pattern with optional `|`-separated alternatives, producing
   * a `MatchOr` when more than one alternative is present.
   * @returns The parsed pattern, or a `MatchOr` wrapping multiple alternatives.
   * @throws {ParseError} On malformed pattern syntax.
   */
  parseOrPattern() {
    const patterns = [];
    const start = this.peek();
    patterns.push(this.parseBasicPattern());
    while (this.match(TokenType.VBAR)) {
      patterns.push(this.parseBasicPattern());
    }
    const pattern = patterns.length === 1 ? patterns[0] : {
      nodeType: "MatchOr",
      patterns,
      lineno: start.lineno,
      col_offset: start.col_offset,
      end_lineno: this.previous().end_lineno,
      end_col_offset: this.previous().end_col_offset
    };
    if (this.match(TokenType.AS)) {
      const nameToken = this.consume(
        TokenType.NAME,
        "Expected name after 'as' in pattern"
      );
      if (nameToken.value === "_") {
        throw this.errorAt(nameToken, "cannot use '_' as a target");
      }
      return {
        nodeType: "MatchAs",
        pattern,
        name: nameToken.value,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return pattern;
  }
  /**
   * Parses a single match pattern alternative: class patterns (`Point(x, y=0)`),
   * capture/wildcard/value patterns, literals, sequence patterns (`[...]`/`(...)`),
   * mapping patterns (`{...}`), or an `as`-bound pattern.
   * @returns The parsed pattern node.
   * @throws {ParseError} On malformed pattern syntax.
   */
  parseBasicPattern() {
    const start = this.peek();
    if (this.check(TokenType.NAME)) {
      const nameToken = this.peek();
      if (nameToken.value === "_" && this.peekNext().type !== TokenType.DOT) {
        this.advance();
        return {
          nodeType: "MatchAs",
          pattern: void 0,
          name: void 0,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      if (this.peekNext().type !== TokenType.DOT && this.peekNext().type !== TokenType.LPAR) {
        this.advance();
        return {
          nodeType: "MatchAs",
          pattern: void 0,
          name: nameToken.value,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      if (nameToken.value === "_") {
        throw this.error("invalid syntax");
      }
      let cls = {
        nodeType: "Name",
        id: this.advance().value,
        ctx: this.createLoad(),
        lineno: nameToken.lineno,
        col_offset: nameToken.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
      while (this.match(TokenType.DOT)) {
        const attrToken = this.consume(
          TokenType.NAME,
          "Expected attribute name after '.'"
        );
        cls = {
          nodeType: "Attribute",
          value: cls,
          attr: attrToken.value,
          ctx: this.createLoad(),
          lineno: cls.lineno,
          col_offset: cls.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      if (!this.match(TokenType.LPAR)) {
        return {
          nodeType: "MatchValue",
          value: cls,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      const patterns = [];
      const kwd_attrs = [];
      const kwd_patterns = [];
      if (!this.check(TokenType.RPAR)) {
        do {
          if (this.check(TokenType.NAME) && this.peekNext().type === TokenType.EQUAL) {
            const kwdName = this.advance().value;
            this.advance();
            const kwdPattern = this.parsePattern();
            kwd_attrs.push(kwdName);
            kwd_patterns.push(kwdPattern);
          } else {
            patterns.push(this.parsePattern());
          }
        } while (this.match(TokenType.COMMA) && !this.check(TokenType.RPAR));
      }
      this.consume(TokenType.RPAR, "Expected ')' in class pattern");
      return {
        nodeType: "MatchClass",
        cls,
        patterns,
        kwd_attrs,
        kwd_patterns,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.LSQB)) {
      const patterns = [];
      if (!this.check(TokenType.RSQB)) {
        patterns.push(this.parsePattern());
        while (this.match(TokenType.COMMA)) {
          if (this.check(TokenType.RSQB)) break;
          patterns.push(this.parsePattern());
        }
      }
      this.consume(TokenType.RSQB, "Expected ']' after list pattern");
      return {
        nodeType: "MatchSequence",
        patterns,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.LPAR)) {
      if (this.check(TokenType.RPAR)) {
        this.advance();
        return {
          nodeType: "MatchSequence",
          patterns: [],
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      const patterns = [this.parsePattern()];
      let sawComma = false;
      while (this.match(TokenType.COMMA)) {
        sawComma = true;
        if (this.check(TokenType.RPAR)) break;
        patterns.push(this.parsePattern());
      }
      this.consume(TokenType.RPAR, "Expected ')' after tuple pattern");
      if (!sawComma) {
        return patterns[0];
      }
      return {
        nodeType: "MatchSequence",
        patterns,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.LBRACE)) {
      const keys = [];
      const patterns = [];
      let rest;
      if (!this.check(TokenType.RBRACE)) {
        do {
          if (this.match(TokenType.DOUBLESTAR)) {
            rest = this.consume(
              TokenType.NAME,
              "Expected name after '**'"
            ).value;
            break;
          }
          const key = this.parseTest();
          this.consume(TokenType.COLON, "Expected ':' in mapping pattern");
          const pattern = this.parsePattern();
          keys.push(key);
          patterns.push(pattern);
        } while (this.match(TokenType.COMMA) && !this.check(TokenType.RBRACE));
      }
      this.consume(TokenType.RBRACE, "Expected '}' after mapping pattern");
      return {
        nodeType: "MatchMapping",
        keys,
        patterns,
        rest,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.check(TokenType.NUMBER) || this.check(TokenType.MINUS) && this.peekNext().type === TokenType.NUMBER) {
      const negative = this.match(TokenType.MINUS);
      const numToken = this.consume(
        TokenType.NUMBER,
        "Expected number in pattern"
      );
      let value = {
        nodeType: "Constant",
        value: this.parseNumber(numToken.value),
        lineno: numToken.lineno,
        col_offset: numToken.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
      if (negative) {
        value = {
          nodeType: "UnaryOp",
          op: { nodeType: "USub" },
          operand: value,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      if (this.check(TokenType.PLUS) || this.check(TokenType.MINUS)) {
        const opToken = this.advance();
        const imagToken = this.consume(
          TokenType.NUMBER,
          "imaginary number required in complex literal"
        );
        const imagValue = this.parseNumber(imagToken.value);
        if (!(imagValue instanceof PyComplex)) {
          throw this.errorAt(
            imagToken,
            "imaginary number required in complex literal"
          );
        }
        value = {
          nodeType: "BinOp",
          left: value,
          op: { nodeType: opToken.type === TokenType.PLUS ? "Add" : "Sub" },
          right: {
            nodeType: "Constant",
            value: imagValue,
            lineno: imagToken.lineno,
            col_offset: imagToken.col_offset,
            end_lineno: this.previous().end_lineno,
            end_col_offset: this.previous().end_col_offset
          },
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      return {
        nodeType: "MatchValue",
        value,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.TRUE, TokenType.FALSE, TokenType.NONE)) {
      const token = this.previous();
      const value = token.type === TokenType.TRUE ? true : token.type === TokenType.FALSE ? false : null;
      return {
        nodeType: "MatchSingleton",
        value,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.STRING)) {
      const token = this.previous();
      const value = this.parseString(token.value);
      return {
        nodeType: "MatchValue",
        value: {
          nodeType: "Constant",
          value,
          lineno: token.lineno,
          col_offset: token.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        },
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.STAR)) {
      let name;
      if (this.check(TokenType.NAME)) {
        const nameToken = this.advance();
        if (nameToken.value !== "_") {
          name = nameToken.value;
        }
      }
      return {
        nodeType: "MatchStar",
        name,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    throw this.error("invalid syntax");
  }
  // ==== Expression parsers ====
  /**
   * Parses a `test`: an or-test, optionally followed by a conditional
   * expression (`X if COND else Y`).
   * @returns The parsed expression, or an `IfExp` node.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseTest() {
    const start = this.peek();
    const expr = this.parseOrTest();
    if (this.match(TokenType.IF)) {
      const test = this.parseOrTest();
      this.consume(TokenType.ELSE, "Expected 'else' in conditional expression");
      const orelse = this.parseTest();
      return {
        nodeType: "IfExp",
        test,
        body: expr,
        orelse,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses a call argument, recognizing a bare generator expression
   * (`f(x for x in y)`, no parens needed for a lone argument). CPython
   * treats the call's own `(` as this `GeneratorExp`'s opening paren in
   * that case (grammar-wise it can only appear as the sole argument), so
   * its position starts there rather than at the element expression.
   * @param callParen The already-consumed `(` token of the enclosing call.
   * @returns The parsed argument expression, or a `GeneratorExp` node.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseArgument(callParen) {
    const expr = this.parseTest();
    if (this.check(TokenType.FOR)) {
      this.advance();
      const generators = this.parseComprehensionsAfterFor();
      return {
        nodeType: "GeneratorExp",
        elt: expr,
        generators,
        lineno: callParen.lineno,
        col_offset: callParen.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses an `or_test`: a `lambda` expression, or a chain of `and_test`s
   * joined by `or` (collapsed into a single `BoolOp` when more than one).
   * @returns The parsed expression.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseOrTest() {
    if (this.match(TokenType.LAMBDA)) {
      const start2 = this.previous();
      let args;
      if (this.check(TokenType.COLON)) {
        args = {
          nodeType: "Arguments",
          posonlyargs: [],
          args: [],
          vararg: void 0,
          kwonlyargs: [],
          kw_defaults: [],
          kwarg: void 0,
          defaults: []
        };
      } else {
        args = this.parseLambdaParameters();
      }
      this.consume(TokenType.COLON, "Expected ':' after lambda parameters");
      const body = this.parseTest();
      return {
        nodeType: "Lambda",
        args,
        body,
        lineno: start2.lineno,
        col_offset: start2.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    const start = this.peek();
    const expr = this.parseAndTest();
    if (this.match(TokenType.OR)) {
      const values = [expr];
      do {
        values.push(this.parseAndTest());
      } while (this.match(TokenType.OR));
      return {
        nodeType: "BoolOp",
        op: { nodeType: "Or" },
        values,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses an `and_test`: a `not_test`, optionally a named expression
   * (`:=` walrus target), or a chain of `not_test`s joined by `and`
   * (collapsed into a single `BoolOp` when more than one).
   * @returns The parsed expression.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseAndTest() {
    const start = this.peek();
    const expr = this.parseNotTest();
    if (this.match(TokenType.COLONEQUAL)) {
      this.setContext(expr, this.createStore());
      const value = this.parseTest();
      return {
        nodeType: "NamedExpr",
        target: expr,
        value,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.AND)) {
      const values = [expr];
      do {
        values.push(this.parseNotTest());
      } while (this.match(TokenType.AND));
      return {
        nodeType: "BoolOp",
        op: { nodeType: "And" },
        values,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses a `not_test`: zero or more `not` unary operators applied to a
   * comparison expression.
   * @returns The parsed expression, wrapped in `UnaryOp`(`Not`) for each `not`.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseNotTest() {
    if (this.match(TokenType.NOT)) {
      const start = this.previous();
      const operand = this.parseNotTest();
      return {
        nodeType: "UnaryOp",
        op: { nodeType: "Not" },
        operand,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return this.parseComparison();
  }
  /**
   * Parses a `comparison`: an expr optionally followed by a chain of
   * comparison operators and operands, collapsed into a single `Compare`
   * node (Python allows chained comparisons like `a < b < c`).
   * @returns The parsed expression, or a `Compare` node.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseComparison() {
    const start = this.peek();
    const expr = this.parseExpr();
    if (this.matchComparison()) {
      const ops = [];
      const comparators = [];
      do {
        ops.push(this.parseCompOp());
        comparators.push(this.parseExpr());
      } while (this.matchComparison());
      return {
        nodeType: "Compare",
        left: expr,
        ops,
        comparators,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses an `expr` (the bitwise-or precedence level and below).
   * @returns The parsed expression.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseExpr() {
    return this.parseOrExpr();
  }
  /**
   * Parses a chain of `xor_expr`s joined by `|`, left-associative.
   * @returns The parsed expression, or a `BinOp`(`BitOr`) chain.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseOrExpr() {
    const start = this.peek();
    let expr = this.parseXorExpr();
    while (this.match(TokenType.VBAR)) {
      const op = { nodeType: "BitOr" };
      const right = this.parseXorExpr();
      expr = {
        nodeType: "BinOp",
        left: expr,
        op,
        right,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses a chain of `and_expr`s joined by `^`, left-associative.
   * @returns The parsed expression, or a `BinOp`(`BitXor`) chain.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseXorExpr() {
    const start = this.peek();
    let expr = this.parseAndExpr();
    while (this.match(TokenType.CIRCUMFLEX)) {
      const op = { nodeType: "BitXor" };
      const right = this.parseAndExpr();
      expr = {
        nodeType: "BinOp",
        left: expr,
        op,
        right,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses a chain of `shift_expr`s joined by `&`, left-associative.
   * @returns The parsed expression, or a `BinOp`(`BitAnd`) chain.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseAndExpr() {
    const start = this.peek();
    let expr = this.parseShiftExpr();
    while (this.match(TokenType.AMPER)) {
      const op = { nodeType: "BitAnd" };
      const right = this.parseShiftExpr();
      expr = {
        nodeType: "BinOp",
        left: expr,
        op,
        right,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses a chain of `arith_expr`s joined by `<<`/`>>`, left-associative.
   * @returns The parsed expression, or a `BinOp`(`LShift`/`RShift`) chain.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseShiftExpr() {
    const start = this.peek();
    let expr = this.parseArithExpr();
    while (this.match(TokenType.LEFTSHIFT, TokenType.RIGHTSHIFT)) {
      const opToken = this.previous();
      const op = opToken.type === TokenType.LEFTSHIFT ? { nodeType: "LShift" } : { nodeType: "RShift" };
      const right = this.parseArithExpr();
      expr = {
        nodeType: "BinOp",
        left: expr,
        op,
        right,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses a chain of `term`s joined by `+`/`-`, left-associative.
   * @returns The parsed expression, or a `BinOp`(`Add`/`Sub`) chain.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseArithExpr() {
    const start = this.peek();
    let expr = this.parseTerm();
    while (this.match(TokenType.PLUS, TokenType.MINUS)) {
      const opToken = this.previous();
      const op = opToken.type === TokenType.PLUS ? { nodeType: "Add" } : { nodeType: "Sub" };
      const right = this.parseTerm();
      expr = {
        nodeType: "BinOp",
        left: expr,
        op,
        right,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses a chain of `factor`s joined by `*`, `@`, `/`, `//`, or `%`,
   * left-associative.
   * @returns The parsed expression, or a `BinOp` chain over these operators.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseTerm() {
    const start = this.peek();
    let expr = this.parseFactor();
    while (this.match(
      TokenType.STAR,
      TokenType.AT,
      TokenType.SLASH,
      TokenType.DOUBLESLASH,
      TokenType.PERCENT
    )) {
      const opToken = this.previous();
      let op;
      if (opToken.type === TokenType.STAR) {
        op = { nodeType: "Mult" };
      } else if (opToken.type === TokenType.AT) {
        op = { nodeType: "MatMult" };
      } else if (opToken.type === TokenType.SLASH) {
        op = { nodeType: "Div" };
      } else if (opToken.type === TokenType.DOUBLESLASH) {
        op = { nodeType: "FloorDiv" };
      } else {
        op = { nodeType: "Mod" };
      }
      const right = this.parseFactor();
      expr = {
        nodeType: "BinOp",
        left: expr,
        op,
        right,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses a `factor`: an `await` expression, a unary `+`/`-`/`~` applied
   * (right-recursively) to another factor, or a power expression.
   * @returns The parsed expression.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseFactor() {
    if (this.match(TokenType.AWAIT)) {
      const start = this.previous();
      const value = this.parseFactor();
      return {
        nodeType: "Await",
        value,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.PLUS, TokenType.MINUS, TokenType.TILDE)) {
      const start = this.previous();
      let op;
      if (start.type === TokenType.PLUS) {
        op = { nodeType: "UAdd" };
      } else if (start.type === TokenType.MINUS) {
        op = { nodeType: "USub" };
      } else {
        op = { nodeType: "Invert" };
      }
      const operand = this.parseFactor();
      return {
        nodeType: "UnaryOp",
        op,
        operand,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return this.parsePower();
  }
  /**
   * Parses a `power`: an atom-with-trailers, optionally raised to a
   * right-associative `**` exponent.
   * @returns The parsed expression, or a `BinOp`(`Pow`) node.
   * @throws {ParseError} On malformed expression syntax.
   */
  parsePower() {
    const start = this.peek();
    let expr = this.parseAtomWithTrailers();
    if (this.match(TokenType.DOUBLESTAR)) {
      const op = { nodeType: "Pow" };
      const right = this.parseFactor();
      expr = {
        nodeType: "BinOp",
        left: expr,
        op,
        right,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  /**
   * Parses an atom followed by zero or more trailers: attribute access
   * (`.name`), subscription (`[...]`), or call (`(...)`).
   * @returns The parsed expression, wrapped in `Attribute`/`Subscript`/`Call` per trailer.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseAtomWithTrailers() {
    const parenStart = this.check(TokenType.LPAR) ? this.peek() : null;
    const expr = this.parseAtom();
    let baseLineno = expr.lineno;
    let baseColOffset = expr.col_offset;
    if (parenStart) {
      baseLineno = parenStart.lineno;
      baseColOffset = parenStart.col_offset;
    }
    let result = expr;
    while (true) {
      if (this.match(TokenType.DOT)) {
        const attr = this.consume(
          TokenType.NAME,
          "Expected attribute name"
        ).value;
        result = {
          nodeType: "Attribute",
          value: result,
          attr,
          ctx: this.createLoad(),
          lineno: baseLineno,
          col_offset: baseColOffset || 0,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
        baseLineno = result.lineno;
        baseColOffset = result.col_offset;
      } else if (this.match(TokenType.LSQB)) {
        const slice = this.parseSubscriptList();
        this.consume(TokenType.RSQB, "Expected ']'");
        result = {
          nodeType: "Subscript",
          value: result,
          slice,
          ctx: this.createLoad(),
          lineno: baseLineno,
          col_offset: baseColOffset || 0,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
        baseLineno = result.lineno;
        baseColOffset = result.col_offset;
      } else if (this.match(TokenType.LPAR)) {
        const callParen = this.previous();
        const args = [];
        const keywords = [];
        let sawKeywordArg = false;
        let sawDoubleStarUnpack = false;
        if (!this.check(TokenType.RPAR)) {
          do {
            if (this.check(TokenType.RPAR)) break;
            if (this.check(TokenType.NAME) && this.checkNext(TokenType.EQUAL)) {
              const argStart = this.peek();
              const argName = this.advance().value;
              this.advance();
              const value = this.parseTest();
              keywords.push({
                nodeType: "Keyword",
                arg: argName,
                value,
                lineno: argStart.lineno,
                col_offset: argStart.col_offset,
                end_lineno: this.previous().end_lineno,
                end_col_offset: this.previous().end_col_offset
              });
              sawKeywordArg = true;
            } else if (this.check(TokenType.DOUBLESTAR)) {
              const argStart = this.peek();
              this.advance();
              const value = this.parseTest();
              keywords.push({
                nodeType: "Keyword",
                arg: void 0,
                value,
                lineno: argStart.lineno,
                col_offset: argStart.col_offset,
                end_lineno: this.previous().end_lineno,
                end_col_offset: this.previous().end_col_offset
              });
              sawDoubleStarUnpack = true;
            } else if (this.check(TokenType.STAR)) {
              if (sawDoubleStarUnpack) {
                throw this.error(
                  "iterable argument unpacking follows keyword argument unpacking"
                );
              }
              const argStart = this.peek();
              this.advance();
              const value = this.parseTest();
              args.push({
                nodeType: "Starred",
                value,
                ctx: this.createLoad(),
                lineno: argStart.lineno,
                col_offset: argStart.col_offset,
                end_lineno: this.previous().end_lineno,
                end_col_offset: this.previous().end_col_offset
              });
            } else {
              if (sawDoubleStarUnpack) {
                throw this.error(
                  "positional argument follows keyword argument unpacking"
                );
              }
              if (sawKeywordArg) {
                throw this.error(
                  "positional argument follows keyword argument"
                );
              }
              const arg = this.parseArgument(callParen);
              args.push(arg);
            }
          } while (this.match(TokenType.COMMA));
        }
        this.consume(TokenType.RPAR, "Expected ')' after arguments");
        const closeParen = this.previous();
        const soleArg = args.length === 1 && keywords.length === 0 ? args[0] : null;
        if (soleArg?.nodeType === "GeneratorExp" && soleArg.lineno === callParen.lineno && soleArg.col_offset === callParen.col_offset) {
          soleArg.end_lineno = closeParen.end_lineno;
          soleArg.end_col_offset = closeParen.end_col_offset;
        }
        result = {
          nodeType: "Call",
          func: result,
          args,
          keywords,
          lineno: baseLineno,
          col_offset: baseColOffset || 0,
          end_lineno: closeParen.end_lineno,
          end_col_offset: closeParen.end_col_offset
        };
        baseLineno = result.lineno;
        baseColOffset = result.col_offset;
      } else {
        break;
      }
    }
    return result;
  }
  /**
   * Parses an `atom`: the base case of the expression grammar — names,
   * numeric/string/f-string/boolean/`None`/ellipsis literals, parenthesized
   * expressions, tuples, list/dict/set displays and comprehensions, or
   * `yield`/`yield from`.
   * @returns The parsed atomic expression node.
   * @throws {ParseError} On malformed or unrecognized atom syntax.
   */
  parseAtom() {
    const start = this.peek();
    if (this.match(TokenType.YIELD)) {
      if (this.match(TokenType.FROM)) {
        const value = this.parseTest();
        return {
          nodeType: "YieldFrom",
          value,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      } else {
        let value;
        if (!this.check(TokenType.NEWLINE) && !this.check(TokenType.RPAR) && !this.check(TokenType.RSQB) && !this.check(TokenType.RBRACE) && !this.check(TokenType.COMMA) && !this.isAtEnd()) {
          value = this.parseTestListWithStar();
        }
        return {
          nodeType: "Yield",
          value,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
    }
    if (this.match(TokenType.NAME)) {
      const token = this.previous();
      return {
        nodeType: "Name",
        id: token.value,
        ctx: this.createLoad(),
        lineno: token.lineno,
        col_offset: token.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.NUMBER)) {
      const token = this.previous();
      return {
        nodeType: "Constant",
        value: this.parseNumber(token.value),
        lineno: token.lineno,
        col_offset: token.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.check(TokenType.STRING)) {
      return this.parseConcatenatedStringLiteral();
    }
    if (this.match(TokenType.TRUE)) {
      const token = this.previous();
      return {
        nodeType: "Constant",
        value: true,
        lineno: token.lineno,
        col_offset: token.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.FALSE)) {
      const token = this.previous();
      return {
        nodeType: "Constant",
        value: false,
        lineno: token.lineno,
        col_offset: token.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.NONE)) {
      const token = this.previous();
      return {
        nodeType: "Constant",
        value: null,
        lineno: token.lineno,
        col_offset: token.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.ELLIPSIS)) {
      const token = this.previous();
      return {
        nodeType: "Constant",
        value: "...",
        // Ellipsis representation
        lineno: token.lineno,
        col_offset: token.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.LPAR)) {
      if (this.match(TokenType.RPAR)) {
        return {
          nodeType: "Tuple",
          elts: [],
          ctx: this.createLoad(),
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      const expr = this.parseTestOrStarred();
      const isAsyncGenerator = this.check(TokenType.ASYNC) && this.checkNext(TokenType.FOR);
      const isGenerator = this.check(TokenType.FOR) || isAsyncGenerator;
      if (isGenerator) {
        let generators;
        if (isAsyncGenerator) {
          this.advance();
          this.consume(TokenType.FOR, "Expected 'for' after async");
          const target = this.parseExprList();
          this.consume(TokenType.IN, "Expected 'in' in comprehension");
          const iter = this.parseOrTest();
          const ifs = [];
          while (this.match(TokenType.IF)) {
            ifs.push(this.parseOrTest());
          }
          const firstComprehension = {
            nodeType: "Comprehension",
            target,
            iter,
            ifs,
            is_async: 1
          };
          const additionalComprehensions = [];
          while (this.check(TokenType.FOR) || this.check(TokenType.ASYNC)) {
            let next_is_async = 0;
            if (this.check(TokenType.ASYNC)) {
              this.advance();
              next_is_async = 1;
            }
            if (!this.check(TokenType.FOR)) {
              break;
            }
            this.consume(TokenType.FOR, "Expected 'for' in comprehension");
            const nextTarget = this.parseExprList();
            this.consume(TokenType.IN, "Expected 'in' in comprehension");
            const nextIter = this.parseOrTest();
            const nextIfs = [];
            while (this.match(TokenType.IF)) {
              nextIfs.push(this.parseOrTest());
            }
            additionalComprehensions.push({
              nodeType: "Comprehension",
              target: nextTarget,
              iter: nextIter,
              ifs: nextIfs,
              is_async: next_is_async
            });
          }
          generators = [firstComprehension, ...additionalComprehensions];
        } else {
          this.advance();
          generators = this.parseComprehensionsAfterFor();
        }
        this.consume(TokenType.RPAR, "Expected ')' after generator expression");
        return {
          nodeType: "GeneratorExp",
          elt: expr,
          generators,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      if (this.match(TokenType.COMMA)) {
        const elts = [expr];
        while (!this.check(TokenType.RPAR) && !this.isAtEnd()) {
          elts.push(this.parseTestOrStarred());
          if (!this.match(TokenType.COMMA)) break;
        }
        this.consume(TokenType.RPAR, "Expected ')' after tuple");
        return {
          nodeType: "Tuple",
          elts,
          ctx: this.createLoad(),
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      this.consume(TokenType.RPAR, "Expected ')' after expression");
      return expr;
    }
    if (this.match(TokenType.LSQB)) {
      return this.parseListOrListComp(start);
    }
    if (this.match(TokenType.LBRACE)) {
      return this.parseDictOrSetOrComp(start);
    }
    throw this.error("Unexpected token in expression");
  }
  // ==== Helper parsers ====
  /**
   * Parses a `suite`: either an indented block of statements following a
   * `:` and `NEWLINE`, or a single simple statement on the same line as
   * the `:`. When `includeComments` is enabled, standalone comments are
   * threaded into the returned list and inline comments are attached to
   * the preceding statement's `inlineComment`.
   * @returns The list of parsed statements (and comment nodes, if enabled).
   * @throws {ParseError} If the block is not properly indented/dedented.
   */
  parseSuite() {
    this.trailingSemicolonSuiteEnd = void 0;
    if (this.match(TokenType.NEWLINE)) {
      while (this.match(TokenType.NEWLINE)) {
      }
      if (!this.match(TokenType.INDENT)) {
        throw this.error("Expected indented block");
      }
      const stmts = [];
      while (!this.check(TokenType.DEDENT) && !this.isAtEnd()) {
        if (this.match(TokenType.NEWLINE)) {
          continue;
        }
        if (this.includeComments && this.pendingComments.length > 0) {
          stmts.push(...this.pendingComments);
          this.pendingComments = [];
        }
        const stmt = this.parseStatement();
        if (stmt) {
          stmts.push(stmt);
          if (this.includeComments && this.pendingComments.length > 0) {
            for (const comment of this.pendingComments) {
              if (comment.inline) {
                if (!stmt.inlineComment) {
                  stmt.inlineComment = comment;
                }
              } else {
                stmts.push(comment);
              }
            }
            this.pendingComments = [];
          }
        }
      }
      this.consume(TokenType.DEDENT, "Expected dedent to close block");
      return stmts;
    } else {
      const stmts = [];
      while (true) {
        const stmt = this.parseSmallStmt();
        if (stmt) stmts.push(stmt);
        if (!this.match(TokenType.SEMI)) break;
        if (this.check(TokenType.NEWLINE) || this.isAtEnd()) {
          const semi = this.previous();
          this.trailingSemicolonSuiteEnd = {
            lineno: semi.end_lineno,
            col_offset: semi.end_col_offset
          };
          break;
        }
      }
      if (!this.check(TokenType.NEWLINE) && !this.check(TokenType.DEDENT) && !this.isAtEnd()) {
        throw this.error("invalid syntax");
      }
      while (this.match(TokenType.NEWLINE)) {
      }
      return stmts;
    }
  }
  /**
   * Parses a `def`/`class`-style parameter list: positional-only args
   * (before `/`), regular args, `*args`/bare `*`, keyword-only args, and
   * `**kwargs`, each with optional annotations and defaults.
   * @returns The parsed `Arguments` node.
   * @throws {ParseError} On malformed parameter syntax.
   */
  parseParameters() {
    const posonlyargs = [];
    const args = [];
    let vararg;
    const kwonlyargs = [];
    const kw_defaults = [];
    let kwarg;
    const defaults = [];
    let seenStar = false;
    let seenSlash = false;
    let bareStarPending = false;
    let defaultSeen = false;
    if (!this.check(TokenType.RPAR)) {
      do {
        if (kwarg) {
          throw this.error("arguments cannot follow var-keyword argument");
        }
        if (this.match(TokenType.SLASH)) {
          if (seenStar) {
            throw this.error("/ must be ahead of *");
          }
          if (seenSlash) {
            throw this.error("/ may appear only once");
          }
          seenSlash = true;
          posonlyargs.push(...args);
          args.length = 0;
        } else if (this.match(TokenType.STAR)) {
          if (seenStar) {
            throw this.error("* argument may appear only once");
          }
          seenStar = true;
          bareStarPending = true;
          if (this.check(TokenType.NAME)) {
            bareStarPending = false;
            const nameToken = this.advance();
            const name = nameToken.value;
            let annotation;
            if (this.match(TokenType.COLON)) {
              annotation = this.parseTestOrStarred();
            }
            vararg = {
              nodeType: "Arg",
              arg: name,
              annotation,
              lineno: nameToken.lineno,
              col_offset: nameToken.col_offset,
              end_lineno: this.previous().end_lineno,
              end_col_offset: this.previous().end_col_offset
            };
          }
        } else if (this.match(TokenType.DOUBLESTAR)) {
          const nameToken = this.consume(
            TokenType.NAME,
            "Expected parameter name"
          );
          const name = nameToken.value;
          let annotation;
          if (this.match(TokenType.COLON)) {
            annotation = this.parseTestOrStarred();
          }
          kwarg = {
            nodeType: "Arg",
            arg: name,
            annotation,
            lineno: nameToken.lineno,
            col_offset: nameToken.col_offset,
            end_lineno: this.previous().end_lineno,
            end_col_offset: this.previous().end_col_offset
          };
        } else {
          const nameToken = this.consume(
            TokenType.NAME,
            "Expected parameter name"
          );
          const name = nameToken.value;
          let annotation;
          if (this.match(TokenType.COLON)) {
            annotation = this.parseTestOrStarred();
          }
          const argEndToken = this.previous();
          let defaultValue;
          if (this.match(TokenType.EQUAL)) {
            defaultValue = this.parseTest();
          }
          const arg = {
            nodeType: "Arg",
            arg: name,
            annotation,
            lineno: nameToken.lineno,
            col_offset: nameToken.col_offset,
            end_lineno: argEndToken.end_lineno,
            end_col_offset: argEndToken.end_col_offset
          };
          if (seenStar) {
            bareStarPending = false;
            kwonlyargs.push(arg);
            kw_defaults.push(defaultValue || null);
          } else {
            if (defaultValue) {
              defaultSeen = true;
            } else if (defaultSeen) {
              throw this.error(
                "parameter without a default follows parameter with a default"
              );
            }
            args.push(arg);
            if (defaultValue) {
              defaults.push(defaultValue);
            }
          }
        }
      } while (this.match(TokenType.COMMA) && !this.check(TokenType.RPAR));
    }
    if (bareStarPending) {
      throw this.error("named arguments must follow bare *");
    }
    return {
      nodeType: "Arguments",
      posonlyargs,
      args,
      vararg,
      kwonlyargs,
      kw_defaults,
      kwarg,
      defaults
    };
  }
  /**
   * Parses a `lambda`'s (unannotated) parameter list: positional-only args
   * (before `/`), regular args, `*args`/bare `*`, keyword-only args, and
   * `**kwargs`, each with an optional default (no annotations, since
   * lambda parameters can't be annotated).
   * @returns The parsed `Arguments` node.
   * @throws {ParseError} On malformed parameter syntax.
   */
  parseLambdaParameters() {
    const posonlyargs = [];
    const args = [];
    let vararg;
    const kwonlyargs = [];
    const kw_defaults = [];
    let kwarg;
    const defaults = [];
    let seenStar = false;
    let seenSlash = false;
    let bareStarPending = false;
    let defaultSeen = false;
    do {
      if (kwarg) {
        throw this.error("arguments cannot follow var-keyword argument");
      }
      if (this.match(TokenType.SLASH)) {
        if (seenStar) {
          throw this.error("/ must be ahead of *");
        }
        if (seenSlash) {
          throw this.error("/ may appear only once");
        }
        seenSlash = true;
        posonlyargs.push(...args);
        args.length = 0;
      } else if (this.match(TokenType.STAR)) {
        if (seenStar) {
          throw this.error("* argument may appear only once");
        }
        seenStar = true;
        bareStarPending = true;
        if (this.check(TokenType.NAME)) {
          bareStarPending = false;
          const nameToken = this.advance();
          vararg = {
            nodeType: "Arg",
            arg: nameToken.value,
            annotation: void 0,
            lineno: nameToken.lineno,
            col_offset: nameToken.col_offset,
            end_lineno: nameToken.end_lineno,
            end_col_offset: nameToken.end_col_offset
          };
        }
      } else if (this.match(TokenType.DOUBLESTAR)) {
        const nameToken = this.consume(
          TokenType.NAME,
          "Expected parameter name"
        );
        kwarg = {
          nodeType: "Arg",
          arg: nameToken.value,
          annotation: void 0,
          lineno: nameToken.lineno,
          col_offset: nameToken.col_offset,
          end_lineno: nameToken.end_lineno,
          end_col_offset: nameToken.end_col_offset
        };
      } else {
        const nameToken = this.consume(
          TokenType.NAME,
          "Expected parameter name"
        );
        let defaultValue;
        if (this.match(TokenType.EQUAL)) {
          defaultValue = this.parseTest();
        }
        const arg = {
          nodeType: "Arg",
          arg: nameToken.value,
          annotation: void 0,
          lineno: nameToken.lineno,
          col_offset: nameToken.col_offset,
          end_lineno: nameToken.end_lineno,
          end_col_offset: nameToken.end_col_offset
        };
        if (seenStar) {
          bareStarPending = false;
          kwonlyargs.push(arg);
          kw_defaults.push(defaultValue || null);
        } else {
          if (defaultValue) {
            defaultSeen = true;
          } else if (defaultSeen) {
            throw this.error(
              "parameter without a default follows parameter with a default"
            );
          }
          args.push(arg);
          if (defaultValue) {
            defaults.push(defaultValue);
          }
        }
      }
    } while (this.match(TokenType.COMMA) && !this.check(TokenType.COLON));
    if (bareStarPending) {
      throw this.error("named arguments must follow bare *");
    }
    return {
      nodeType: "Arguments",
      posonlyargs,
      args,
      vararg,
      kwonlyargs,
      kw_defaults,
      kwarg,
      defaults
    };
  }
  /**
   * Parses one `exprlist` element: `expr`, or `'*' expr` (a starred
   * target, e.g. the `*data` in `for label, *data in x:`).
   * @returns The parsed expression, or a `Starred` node.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseExprOrStarred() {
    if (this.match(TokenType.STAR)) {
      const start = this.previous();
      const value = this.parseExpr();
      return {
        nodeType: "Starred",
        value,
        ctx: this.createLoad(),
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return this.parseExpr();
  }
  /**
   * Parses an `exprlist` (the `for`/comprehension assignment-target form):
   * a single expr, or a comma-separated sequence collapsed into a `Tuple`,
   * stopping before a trailing `in`. Every `Name`/`Attribute`/`Subscript`/
   * `Starred`/`List`/`Tuple` in the result (recursively) is given `Store`
   * context, matching CPython's target semantics.
   * @returns The single expression, or a `Tuple` node.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseExprList() {
    const start = this.peek();
    const expr = this.parseExprOrStarred();
    let result;
    if (this.match(TokenType.COMMA)) {
      const elts = [expr];
      if (!this.check(TokenType.IN)) {
        elts.push(this.parseExprOrStarred());
        while (this.match(TokenType.COMMA)) {
          if (this.check(TokenType.IN)) break;
          elts.push(this.parseExprOrStarred());
        }
      }
      result = {
        nodeType: "Tuple",
        elts,
        ctx: this.createStore(),
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    } else {
      result = expr;
    }
    this.setContext(result, this.createStore());
    return result;
  }
  /**
   * Parses a comma-separated list of subscripts inside `[...]`, collapsing
   * multiple entries into a `Tuple` (used for multi-dimensional indexing).
   * @returns The single subscript expression, or a `Tuple` node.
   * @throws {ParseError} On malformed subscript syntax.
   */
  parseSubscriptList() {
    const start = this.peek();
    const first = this.parseSubscript();
    if (this.match(TokenType.COMMA)) {
      const elts = [first];
      if (!this.check(TokenType.RSQB)) {
        elts.push(this.parseSubscript());
        while (this.match(TokenType.COMMA)) {
          if (this.check(TokenType.RSQB)) break;
          elts.push(this.parseSubscript());
        }
      }
      return {
        nodeType: "Tuple",
        elts,
        ctx: this.createLoad(),
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return first;
  }
  /**
   * Parses a single subscript entry: a plain index expression, or a
   * `lower:upper:step` slice (any part may be omitted).
   * @returns The parsed index expression, or a `Slice` node.
   * @throws {ParseError} On malformed subscript syntax.
   */
  parseSubscript() {
    if (this.match(TokenType.COLON)) {
      const colon = this.previous();
      let upper;
      let step;
      if (!this.check(TokenType.COLON) && !this.check(TokenType.RSQB) && !this.check(TokenType.COMMA)) {
        upper = this.parseTest();
      }
      if (this.match(TokenType.COLON)) {
        if (!this.check(TokenType.RSQB) && !this.check(TokenType.COMMA)) {
          step = this.parseTest();
        }
      }
      return {
        nodeType: "Slice",
        lower: void 0,
        upper,
        step,
        lineno: colon.lineno,
        col_offset: colon.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    const firstStart = this.peek();
    const first = this.parseTestOrStarred();
    if (this.match(TokenType.COLON)) {
      let upper;
      let step;
      if (!this.check(TokenType.COLON) && !this.check(TokenType.RSQB) && !this.check(TokenType.COMMA)) {
        upper = this.parseTest();
      }
      if (this.match(TokenType.COLON)) {
        if (!this.check(TokenType.RSQB) && !this.check(TokenType.COMMA)) {
          step = this.parseTest();
        }
      }
      return {
        nodeType: "Slice",
        lower: first,
        upper,
        step,
        lineno: firstStart.lineno,
        col_offset: firstStart.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return first;
  }
  /**
   * Parses the contents of a `[...]` display after the opening bracket has
   * been consumed: an empty list, a list comprehension, or a regular
   * (possibly starred) element list.
   * @param start Token of the already-consumed `[`, used for node position.
   * @returns The parsed `List` or `ListComp` node.
   * @throws {ParseError} On malformed list syntax.
   */
  parseListOrListComp(start) {
    if (this.match(TokenType.RSQB)) {
      return {
        nodeType: "List",
        elts: [],
        ctx: this.createLoad(),
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    const first = this.parseTestOrStarred();
    if (this.check(TokenType.FOR) || this.check(TokenType.ASYNC)) {
      if (first.nodeType === "Starred") {
        throw this.error("iterable unpacking cannot be used in comprehension");
      }
      const generators = this.parseComprehensions();
      this.consume(TokenType.RSQB, "Expected ']' after list comprehension");
      return {
        nodeType: "ListComp",
        elt: first,
        generators,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    const elts = [first];
    while (this.match(TokenType.COMMA)) {
      if (this.check(TokenType.RSQB)) break;
      elts.push(this.parseTestOrStarred());
    }
    this.consume(TokenType.RSQB, "Expected ']' after list");
    return {
      nodeType: "List",
      elts,
      ctx: this.createLoad(),
      lineno: start.lineno,
      col_offset: start.col_offset,
      end_lineno: this.previous().end_lineno,
      end_col_offset: this.previous().end_col_offset
    };
  }
  /**
   * Parses the contents of a `{...}` display after the opening brace has
   * been consumed: an empty dict, a dict/dict-comprehension (`key: value`),
   * or a set/set-comprehension.
   * @param start Token of the already-consumed `{`, used for node position.
   * @returns The parsed `Dict`, `DictComp`, `Set`, or `SetComp` node.
   * @throws {ParseError} On malformed dict/set syntax.
   */
  parseDictOrSetOrComp(start) {
    if (this.match(TokenType.RBRACE)) {
      return {
        nodeType: "Dict",
        keys: [],
        values: [],
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.match(TokenType.DOUBLESTAR)) {
      const firstValue = this.parseOrExpr();
      const keys = [null];
      const values = [firstValue];
      while (this.match(TokenType.COMMA)) {
        if (this.check(TokenType.RBRACE)) break;
        if (this.match(TokenType.DOUBLESTAR)) {
          keys.push(null);
          values.push(this.parseOrExpr());
        } else {
          keys.push(this.parseTest());
          this.consume(TokenType.COLON, "Expected ':' in dictionary");
          values.push(this.parseTest());
        }
      }
      this.consume(TokenType.RBRACE, "Expected '}' after dictionary");
      return {
        nodeType: "Dict",
        keys,
        values,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    if (this.check(TokenType.STAR)) {
      const elts = [this.parseTestOrStarred()];
      while (this.match(TokenType.COMMA)) {
        if (this.check(TokenType.RBRACE)) break;
        elts.push(this.parseTestOrStarred());
      }
      this.consume(TokenType.RBRACE, "Expected '}' after set");
      return {
        nodeType: "Set",
        elts,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    const first = this.parseTest();
    if (this.match(TokenType.COLON)) {
      const firstValue = this.parseTest();
      if (this.match(TokenType.FOR)) {
        const generators = this.parseComprehensionsAfterFor();
        this.consume(TokenType.RBRACE, "Expected '}' after dict comprehension");
        return {
          nodeType: "DictComp",
          key: first,
          value: firstValue,
          generators,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      const keys = [first];
      const values = [firstValue];
      while (this.match(TokenType.COMMA)) {
        if (this.check(TokenType.RBRACE)) break;
        if (this.match(TokenType.DOUBLESTAR)) {
          keys.push(null);
          values.push(this.parseOrExpr());
        } else {
          keys.push(this.parseTest());
          this.consume(TokenType.COLON, "Expected ':' in dictionary");
          values.push(this.parseTest());
        }
      }
      this.consume(TokenType.RBRACE, "Expected '}' after dictionary");
      return {
        nodeType: "Dict",
        keys,
        values,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    } else {
      if (this.match(TokenType.FOR)) {
        const generators = this.parseComprehensionsAfterFor();
        this.consume(TokenType.RBRACE, "Expected '}' after set comprehension");
        return {
          nodeType: "SetComp",
          elt: first,
          generators,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
      }
      const elts = [first];
      while (this.match(TokenType.COMMA)) {
        if (this.check(TokenType.RBRACE)) break;
        elts.push(this.parseTestOrStarred());
      }
      this.consume(TokenType.RBRACE, "Expected '}' after set");
      return {
        nodeType: "Set",
        elts,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
  }
  /**
   * Parses a sequence of `[async] for ... in ... [if ...]` comprehension
   * clauses, used when the leading `for` has not yet been consumed
   * (e.g. list/generator comprehensions).
   * @returns The parsed comprehension clauses, in source order.
   * @throws {ParseError} On malformed comprehension syntax.
   */
  parseComprehensions() {
    const comprehensions = [];
    do {
      let is_async = 0;
      if (this.check(TokenType.ASYNC)) {
        this.advance();
        is_async = 1;
      }
      if (!this.check(TokenType.FOR)) {
        break;
      }
      this.consume(TokenType.FOR, "Expected 'for' in comprehension");
      const target = this.parseExprList();
      this.consume(TokenType.IN, "Expected 'in' in comprehension");
      const iter = this.parseOrTest();
      const ifs = [];
      while (this.match(TokenType.IF)) {
        ifs.push(this.parseOrTest());
      }
      comprehensions.push({
        nodeType: "Comprehension",
        target,
        iter,
        ifs,
        is_async
      });
    } while (this.check(TokenType.FOR) || this.check(TokenType.ASYNC));
    return comprehensions;
  }
  /**
   * Parses a sequence of comprehension clauses when the leading `for`
   * keyword of the first clause has already been consumed by the caller
   * (e.g. dict/set comprehensions).
   * @returns The parsed comprehension clauses, in source order.
   * @throws {ParseError} On malformed comprehension syntax.
   */
  parseComprehensionsAfterFor() {
    const comprehensions = [];
    let is_async = 0;
    const target = this.parseExprList();
    this.consume(TokenType.IN, "Expected 'in' in comprehension");
    const iter = this.parseOrTest();
    const ifs = [];
    while (this.match(TokenType.IF)) {
      ifs.push(this.parseOrTest());
    }
    comprehensions.push({
      nodeType: "Comprehension",
      target,
      iter,
      ifs,
      is_async
    });
    while (this.check(TokenType.FOR) || this.check(TokenType.ASYNC)) {
      is_async = 0;
      if (this.check(TokenType.ASYNC)) {
        this.advance();
        is_async = 1;
      }
      if (!this.check(TokenType.FOR)) {
        break;
      }
      this.consume(TokenType.FOR, "Expected 'for' in comprehension");
      const target2 = this.parseExprList();
      this.consume(TokenType.IN, "Expected 'in' in comprehension");
      const iter2 = this.parseOrTest();
      const ifs2 = [];
      while (this.match(TokenType.IF)) {
        ifs2.push(this.parseOrTest());
      }
      comprehensions.push({
        nodeType: "Comprehension",
        target: target2,
        iter: iter2,
        ifs: ifs2,
        is_async
      });
    }
    return comprehensions;
  }
  // ==== Utility methods ====
  /**
   * Reports whether the current token is an augmented-assignment operator
   * (e.g. `+=`, `-=`, `**=`) without consuming it.
   * @returns `true` if the current token is an augmented-assignment operator.
   */
  matchAugAssign() {
    return this.check(TokenType.PLUSEQUAL) || this.check(TokenType.MINEQUAL) || this.check(TokenType.STAREQUAL) || this.check(TokenType.SLASHEQUAL) || this.check(TokenType.PERCENTEQUAL) || this.check(TokenType.AMPEREQUAL) || this.check(TokenType.VBAREQUAL) || this.check(TokenType.CIRCUMFLEXEQUAL) || this.check(TokenType.LEFTSHIFTEQUAL) || this.check(TokenType.RIGHTSHIFTEQUAL) || this.check(TokenType.DOUBLESTAREQUAL) || this.check(TokenType.DOUBLESLASHEQUAL) || this.check(TokenType.ATEQUAL);
  }
  /**
   * Consumes the current augmented-assignment token and maps it to its
   * underlying binary operator node (e.g. `+=` -> `Add`). Only called
   * (via {@link matchAugAssign}) once the current token is already
   * confirmed to be one of these, so every branch below is reachable.
   * @returns The corresponding `OperatorNode`.
   */
  parseAugAssignOp() {
    const token = this.advance();
    if (token.type === TokenType.PLUSEQUAL) return { nodeType: "Add" };
    if (token.type === TokenType.MINEQUAL) return { nodeType: "Sub" };
    if (token.type === TokenType.STAREQUAL) return { nodeType: "Mult" };
    if (token.type === TokenType.SLASHEQUAL) return { nodeType: "Div" };
    if (token.type === TokenType.PERCENTEQUAL) return { nodeType: "Mod" };
    if (token.type === TokenType.AMPEREQUAL) return { nodeType: "BitAnd" };
    if (token.type === TokenType.VBAREQUAL) return { nodeType: "BitOr" };
    if (token.type === TokenType.CIRCUMFLEXEQUAL) {
      return { nodeType: "BitXor" };
    }
    if (token.type === TokenType.LEFTSHIFTEQUAL) {
      return { nodeType: "LShift" };
    }
    if (token.type === TokenType.RIGHTSHIFTEQUAL) {
      return { nodeType: "RShift" };
    }
    if (token.type === TokenType.DOUBLESTAREQUAL) {
      return { nodeType: "Pow" };
    }
    if (token.type === TokenType.DOUBLESLASHEQUAL) {
      return { nodeType: "FloorDiv" };
    }
    return { nodeType: "MatMult" };
  }
  /**
   * Reports whether the current token(s) start a comparison operator
   * (`<`, `>`, `==`, `>=`, `<=`, `!=`, `in`, `is`, `not in`, `is not`)
   * without consuming them.
   * @returns `true` if the current position begins a comparison operator.
   */
  matchComparison() {
    return this.check(TokenType.LESS) || this.check(TokenType.GREATER) || this.check(TokenType.EQEQUAL) || this.check(TokenType.GREATEREQUAL) || this.check(TokenType.LESSEQUAL) || this.check(TokenType.NOTEQUAL) || this.check(TokenType.IN) || this.check(TokenType.IS) || this.check(TokenType.NOT) && this.checkNext(TokenType.IN);
  }
  /**
   * Consumes one comparison operator (including the two-token `not in`
   * and `is not` forms) and returns its AST node. Only called (via
   * {@link matchComparison}) once the current token is already confirmed
   * to start a comparison operator, so every branch below is reachable.
   * @returns The corresponding `CmpOpNode`.
   */
  parseCompOp() {
    if (this.match(TokenType.LESS)) return { nodeType: "Lt" };
    if (this.match(TokenType.GREATER)) return { nodeType: "Gt" };
    if (this.match(TokenType.EQEQUAL)) return { nodeType: "Eq" };
    if (this.match(TokenType.GREATEREQUAL)) return { nodeType: "GtE" };
    if (this.match(TokenType.LESSEQUAL)) return { nodeType: "LtE" };
    if (this.match(TokenType.NOTEQUAL)) return { nodeType: "NotEq" };
    if (this.match(TokenType.IN)) return { nodeType: "In" };
    if (this.match(TokenType.IS)) {
      if (this.match(TokenType.NOT)) {
        return { nodeType: "IsNot" };
      }
      return { nodeType: "Is" };
    }
    this.consume(TokenType.NOT, "Expected comparison operator");
    this.consume(TokenType.IN, "Expected 'in' after 'not'");
    return { nodeType: "NotIn" };
  }
  /**
   * Determines whether an annotated-assignment target is a "simple" name
   * target per the `AnnAssign.simple` flag in the Python AST (as opposed
   * to an attribute, subscript, or parenthesized name).
   * @param expr The assignment target expression.
   * @returns `true` if `expr` is a bare `Name` node.
   */
  isSimpleTarget(expr) {
    return expr.nodeType === "Name";
  }
  /** Creates a `Load` expression-context node. */
  createLoad() {
    return { nodeType: "Load" };
  }
  /** Creates a `Store` expression-context node. */
  createStore() {
    return { nodeType: "Store" };
  }
  /** Creates a `Del` expression-context node. */
  createDel() {
    return { nodeType: "Del" };
  }
  /**
   * Recursively rewrites the `ctx` of a target expression and its nested
   * elements to `ctx`, mirroring CPython's `set_context`. Assignment/`for`/
   * `with`/comprehension targets are parsed with the same expression
   * grammar as any other expression (which defaults every `Name` etc. to
   * `Load`), so this pass corrects them in place once the surrounding
   * construct (`Store` for a target, `Del` for `del`) is known.
   * @param expr The target expression (or one of its nested elements).
   * @param ctx The context to assign.
   */
  setContext(expr, ctx) {
    switch (expr.nodeType) {
      case "Name":
      case "Attribute":
      case "Subscript":
        expr.ctx = ctx;
        break;
      case "Starred":
        expr.ctx = ctx;
        this.setContext(expr.value, ctx);
        break;
      case "List":
      case "Tuple":
        expr.ctx = ctx;
        for (const elt of expr.elts) {
          this.setContext(elt, ctx);
        }
        break;
    }
  }
  /**
   * Converts a raw numeric literal token value to a JS `number`, handling
   * hex (`0x`), octal (`0o`), binary (`0b`), float, and decimal-int forms.
   * A trailing `j`/`J` (imaginary literal, e.g. `4j`, `1.5e3j`) instead
   * yields a {@link PyComplex} with that magnitude as its imaginary part,
   * matching CPython's `complex` literal semantics. Integer literals
   * (any base) that don't fit in a safe JS number — Python `int`s are
   * arbitrary-precision — yield a `bigint` instead of silently
   * overflowing to `Infinity`.
   * @param value The raw token text of the numeric literal.
   * @returns The parsed numeric value, a `bigint` for an integer literal
   *   too large for a safe `number`, or a {@link PyComplex} for imaginary
   *   literals.
   */
  parseNumber(value) {
    if (value.endsWith("j") || value.endsWith("J")) {
      return new PyComplex(0, parseFloat(value.slice(0, -1)));
    }
    if (value.startsWith("0x") || value.startsWith("0X") || value.startsWith("0o") || value.startsWith("0O") || value.startsWith("0b") || value.startsWith("0B")) {
      const big2 = BigInt(value);
      return big2 >= MIN_SAFE_BIGINT && big2 <= MAX_SAFE_BIGINT ? Number(big2) : big2;
    }
    if (value.includes(".") || value.includes("e") || value.includes("E")) {
      return parseFloat(value);
    }
    const big = BigInt(value);
    return big >= MIN_SAFE_BIGINT && big <= MAX_SAFE_BIGINT ? Number(big) : big;
  }
  /**
   * Converts a raw string literal token value to its decoded string
   * content: strips the prefix (`f`/`r`/`b`/`u`) and surrounding quotes
   * (single or triple), and resolves basic escape sequences unless the
   * literal is raw (`r`-prefixed).
   * @param value The raw token text of the string literal, including prefix and quotes.
   * @returns The decoded string content.
   */
  parseString(value) {
    let prefix = "";
    let actualValue = value;
    const prefixMatch = value.match(/^([fFrRbBuUtT]+)/);
    if (prefixMatch) {
      prefix = prefixMatch[1].toLowerCase();
      actualValue = value.slice(prefix.length);
    }
    let content = actualValue.slice(1, -1);
    if (actualValue.startsWith('"""') || actualValue.startsWith("'''")) {
      content = actualValue.slice(3, -3);
    }
    if (prefix.includes("r")) {
      return content;
    }
    return this.decodeEscapes(content, prefix.includes("b"));
  }
  /**
   * Decodes backslash escape sequences in a non-raw string/bytes literal's
   * content, matching CPython's escape table: `\\`, `\'`, `\"`, `\a`,
   * `\b`, `\f`, `\n`, `\r`, `\t`, `\v`, a trailing `\<newline>` line
   * continuation (dropped entirely), up to 3 octal digits (`\ooo`), and
   * exactly 2 hex digits (`\xhh`). String literals (`isBytes: false`)
   * additionally decode `\uxxxx` (4 hex digits) and `\Uxxxxxxxx` (8 hex
   * digits); those two, along with `\N{...}` named escapes, aren't
   * recognized in bytes literals and are left as literal text there,
   * matching CPython. `\N{...}` is left as literal text for str literals
   * too — resolving a Unicode character name requires a Unicode name
   * database this library doesn't carry. Any other backslash sequence is
   * kept as-is (backslash plus the following character), matching
   * CPython's handling of unrecognized escapes.
   * @param content The literal's content, quotes and prefix already stripped.
   * @param isBytes Whether this is a bytes literal (`b"..."`) rather than a str literal.
   * @returns The decoded content.
   */
  decodeEscapes(content, isBytes) {
    let result = "";
    let i = 0;
    const len = content.length;
    while (i < len) {
      const ch = content[i];
      if (ch !== "\\" || i === len - 1) {
        result += ch;
        i++;
        continue;
      }
      const next = content[i + 1];
      switch (next) {
        case "\n":
          i += 2;
          continue;
        case "\\":
        case "'":
        case '"':
          result += next;
          i += 2;
          continue;
        case "a":
          result += "\x07";
          i += 2;
          continue;
        case "b":
          result += "\b";
          i += 2;
          continue;
        case "f":
          result += "\f";
          i += 2;
          continue;
        case "n":
          result += "\n";
          i += 2;
          continue;
        case "r":
          result += "\r";
          i += 2;
          continue;
        case "t":
          result += "	";
          i += 2;
          continue;
        case "v":
          result += "\v";
          i += 2;
          continue;
        case "x": {
          const hex = content.slice(i + 2, i + 4);
          if (/^[0-9a-fA-F]{2}$/.test(hex)) {
            result += String.fromCharCode(parseInt(hex, 16));
            i += 4;
          } else {
            result += ch + next;
            i += 2;
          }
          continue;
        }
      }
      if (next >= "0" && next <= "7") {
        let digits = next;
        while (digits.length < 3 && content[i + 1 + digits.length] >= "0" && content[i + 1 + digits.length] <= "7") {
          digits += content[i + 1 + digits.length];
        }
        result += String.fromCharCode(parseInt(digits, 8) & 255);
        i += 1 + digits.length;
        continue;
      }
      if (!isBytes && next === "u") {
        const hex = content.slice(i + 2, i + 6);
        if (/^[0-9a-fA-F]{4}$/.test(hex)) {
          result += String.fromCharCode(parseInt(hex, 16));
          i += 6;
          continue;
        }
      }
      if (!isBytes && next === "U") {
        const hex = content.slice(i + 2, i + 10);
        if (/^[0-9a-fA-F]{8}$/.test(hex)) {
          result += String.fromCodePoint(parseInt(hex, 16));
          i += 10;
          continue;
        }
      }
      if (!isBytes && next === "N" && content[i + 2] === "{") {
        const end = content.indexOf("}", i + 3);
        if (end !== -1) {
          result += content.slice(i, end + 1);
          i = end + 1;
          continue;
        }
      }
      result += ch + next;
      i += 2;
    }
    return result;
  }
  /**
   * Determines the original prefix + quote style (e.g. `f"`, `'''`) of a
   * raw string/f-string token, for round-tripping through the unparser.
   * The lexer only ever emits `STRING` tokens shaped as `<prefix><quote>
   * ...<quote>`, with the quote character immediately following the
   * prefix, so one of these cases always applies.
   * @param tokenValue The raw token text, including prefix and quotes.
   * @returns The prefix concatenated with its quote characters.
   */
  getStringQuoteStyle(tokenValue) {
    const [, prefix] = tokenValue.match(/^([fFrRbBuUtT]*)/);
    const withoutPrefix = tokenValue.slice(prefix.length);
    if (withoutPrefix.startsWith('"""')) {
      return `${prefix}"""`;
    }
    if (withoutPrefix.startsWith("'''")) {
      return `${prefix}'''`;
    }
    if (withoutPrefix.startsWith('"')) {
      return `${prefix}"`;
    }
    return `${prefix}'`;
  }
  /**
   * Computes a plain string `Constant`'s real CPython `kind`: `"u"` for a
   * `u"..."`/`U"..."` literal, `undefined` for everything else. CPython's
   * `ast.Constant.kind` never holds anything else (no `r`/`b`/quote-style
   * info) — that richer info is round-tripping-only and lives in the
   * node's `quote_style` field instead (a py-ast extension, not part of
   * CPython's `ast`).
   * @param quoteStyle The token's prefix+quote text, as returned by {@link getStringQuoteStyle}.
   * @returns `"u"` or `undefined`.
   */
  cpythonStringKind(quoteStyle) {
    return /^[uU]/.test(quoteStyle) ? "u" : void 0;
  }
  /**
   * Determines whether a string token's prefix marks it as an f-string or
   * a t-string (PEP 750 template string), regardless of prefix letter
   * order or an accompanying `r` (raw) marker (e.g. `f`, `rf`, `fr`, `t`,
   * `tr`, `rt`). CPython rejects mixing `f`/`t` in a single prefix, so at
   * most one of the two can appear.
   * @param tokenValue The raw token text, including prefix and quotes.
   * @returns `"f"`, `"t"`, or `null` if the token is a plain/raw/bytes string.
   */
  getLiteralKind(tokenValue) {
    const [, prefix] = tokenValue.match(/^([fFrRbBuUtT]*)/);
    const lowerPrefix = prefix.toLowerCase();
    if (lowerPrefix.includes("f")) return "f";
    if (lowerPrefix.includes("t")) return "t";
    return null;
  }
  /**
   * Parses one or more adjacent `STRING` tokens (Python's implicit string
   * literal concatenation, e.g. `"a" "b"` or `f"x" "y"`) as a single
   * expression. Plain string tokens fold into one `Constant`; if any token
   * is an f-string, the result is a single `JoinedStr` with adjacent
   * literal parts merged; if any token is a t-string, the result is a
   * single `TemplateStr` the same way — matching CPython's `ast` output.
   * CPython doesn't allow mixing f-strings/t-strings with each other or
   * with plain strings in the same concatenation, so this throws in that
   * case too.
   * @returns A `Constant` (all-plain case), `JoinedStr` (any f-string present), or `TemplateStr` (any t-string present) node.
   * @throws {Error} If an f-string/t-string expression is malformed, or if f-strings/t-strings/plain strings are mixed in one concatenation.
   */
  /**
   * Picks the `quote_style` for a merged (implicitly-concatenated)
   * string/bytes/f-string/t-string literal, downgrading `preferred` from
   * raw to non-raw when that wouldn't safely represent every part.
   *
   * Concatenated parts can mix raw (`rb"..."`) and non-raw (`b"..."`)
   * literals, or raw parts with different quote characters (`r"...'..."
   * r'..."..."'`). A raw part's text is verbatim source (backslashes
   * inert, whatever quote char isn't its own delimiter appears
   * unescaped); a non-raw part's text is already escape-decoded (e.g. a
   * real control character from `\n`). Writing the *merged* text back
   * out under one raw quote style is only safe when *every* part was raw
   * *and* used the same quote character — otherwise a literal quote char
   * from one part (never escaped, since it was raw) could prematurely
   * close the merged literal, or a non-raw part's already-decoded content
   * would be written back completely unescaped. Falling back to non-raw
   * lets normal escaping handle the merged value safely regardless of
   * what's inside, since every part's contribution is escaped uniformly
   * at unparse time (see `escapeString`/`escapeInterpolatedStringLiteral`).
   * @param parts The concatenation's original parts, each carrying its own `quote_style`.
   * @param preferred The quote style that would otherwise be used for the merge.
   * @returns `preferred`, or the same style with any `r`/`R` stripped.
   */
  safeConcatenatedQuoteStyle(parts, preferred) {
    const bareQuote = (preferred ?? "").replace(/^[a-zA-Z]*/, "");
    const safeToKeepRaw = parts.every((part) => {
      const style = part.quote_style ?? "";
      return /^[a-zA-Z]*r/i.test(style) && style.endsWith(bareQuote);
    });
    if (safeToKeepRaw || preferred === void 0) {
      return preferred;
    }
    return preferred.replace(/[rR]/g, "");
  }
  parseConcatenatedStringLiteral() {
    const start = this.peek();
    const parts = [];
    let anyFString = false;
    let anyTemplateStr = false;
    while (this.match(TokenType.STRING)) {
      const token = this.previous();
      const kind = this.getLiteralKind(token.value);
      if (kind === "f") {
        anyFString = true;
        parts.push(this.parseFString(token));
      } else if (kind === "t") {
        anyTemplateStr = true;
        parts.push(this.parseTemplateStr(token));
      } else {
        const quoteStyle = this.getStringQuoteStyle(token.value);
        const constant = {
          nodeType: "Constant",
          value: this.parseString(token.value),
          kind: this.cpythonStringKind(quoteStyle),
          quote_style: quoteStyle,
          lineno: token.lineno,
          col_offset: token.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        };
        parts.push(constant);
      }
    }
    if (anyFString && anyTemplateStr) {
      throw new Error("cannot mix f-string literals with t-string literals");
    }
    if (anyTemplateStr && parts.some((part) => part.nodeType === "Constant")) {
      throw new Error(
        "cannot mix t-string literals with string or bytes literals"
      );
    }
    if (parts.length === 1) {
      return parts[0];
    }
    if (!anyFString && !anyTemplateStr) {
      const combined = parts.map((part) => part.value).join("");
      const mergedQuoteStyle2 = this.safeConcatenatedQuoteStyle(
        parts,
        parts[0].quote_style
      );
      const combinedConstant = {
        nodeType: "Constant",
        value: combined,
        kind: parts[0].kind,
        quote_style: mergedQuoteStyle2,
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
      return combinedConstant;
    }
    const joinedNodeType = anyTemplateStr ? "TemplateStr" : "JoinedStr";
    const values = [];
    for (const part of parts) {
      if (part.nodeType === joinedNodeType) {
        values.push(...part.values);
      } else {
        values.push(part);
      }
    }
    const merged = [];
    for (const value of values) {
      const last = merged[merged.length - 1];
      if (last?.nodeType === "Constant" && value.nodeType === "Constant" && typeof last.value === "string" && typeof value.value === "string") {
        last.value += value.value;
        last.end_lineno = value.end_lineno;
        last.end_col_offset = value.end_col_offset;
      } else {
        merged.push(value);
      }
    }
    const lastPart = parts[parts.length - 1];
    const stylePart = parts.find((part) => part.nodeType === joinedNodeType) ?? parts[0];
    const mergedQuoteStyle = this.safeConcatenatedQuoteStyle(
      parts,
      stylePart.quote_style
    );
    const mergedNode = {
      nodeType: joinedNodeType,
      values: merged,
      quote_style: mergedQuoteStyle,
      lineno: start.lineno,
      col_offset: start.col_offset,
      end_lineno: lastPart.end_lineno,
      end_col_offset: lastPart.end_col_offset
    };
    return mergedNode;
  }
  /**
   * Strips an f-string/t-string token's prefix and surrounding quotes,
   * returning its raw (still-escaped) body text along with the prefix +
   * quote style (e.g. `f"`, `tr'''`) used both to size the strip and to
   * round-trip through the unparser.
   * @param token The f-string/t-string token, including its quotes and prefix.
   * @returns The unquoted body text and the original quote style.
   */
  stripInterpolatedStringToken(token) {
    const quoteStyle = this.getStringQuoteStyle(token.value);
    const isTripleQuote = quoteStyle.endsWith('"""') || quoteStyle.endsWith("'''");
    const closingLength = isTripleQuote ? 3 : 1;
    const content = token.value.slice(
      quoteStyle.length,
      token.value.length - closingLength
    );
    return { content, quoteStyle, closingLength };
  }
  /**
   * Parses an f-string token into a `JoinedStr` node: splits the content
   * into literal text segments (`Constant` nodes) and `{expr}` segments
   * (delegated to {@link parseExpressionInInterpolatedString}), tracking brace/quote
   * nesting so expressions containing strings or nested f-strings are
   * handled correctly.
   * @param token The f-string token, including its quotes and prefix (e.g. `f`/`rf`/`fr`).
   * @returns A `JoinedStr` node containing the interleaved literal and formatted-value parts.
   * @throws {Error} If an f-string expression is malformed.
   */
  parseFString(token) {
    const { content, quoteStyle, closingLength } = this.stripInterpolatedStringToken(token);
    const startPos = {
      lineno: token.lineno,
      col_offset: token.col_offset + quoteStyle.length
    };
    const isRaw = /r/i.test(quoteStyle);
    const values = this.scanFStringSegments(content, token, startPos, isRaw);
    const end = this.advancePosition(startPos, content);
    const joinedStr = {
      nodeType: "JoinedStr",
      values,
      quote_style: quoteStyle,
      lineno: token.lineno,
      col_offset: token.col_offset,
      end_lineno: end.lineno,
      end_col_offset: end.col_offset + closingLength
    };
    return joinedStr;
  }
  /**
   * Parses a t-string (PEP 750 template string) token into a `TemplateStr`
   * node, mirroring {@link parseFString} but producing `Interpolation`
   * fields (via {@link scanTemplateStrSegments}) instead of
   * `FormattedValue` fields.
   * @param token The t-string token, including its quotes and prefix (e.g. `t`/`rt`/`tr`).
   * @returns A `TemplateStr` node containing the interleaved literal and interpolation parts.
   * @throws {Error} If a t-string expression is malformed.
   */
  parseTemplateStr(token) {
    const { content, quoteStyle, closingLength } = this.stripInterpolatedStringToken(token);
    const startPos = {
      lineno: token.lineno,
      col_offset: token.col_offset + quoteStyle.length
    };
    const isRaw = /r/i.test(quoteStyle);
    const values = this.scanTemplateStrSegments(
      content,
      token,
      startPos,
      isRaw
    );
    const end = this.advancePosition(startPos, content);
    const templateStr = {
      nodeType: "TemplateStr",
      values,
      quote_style: quoteStyle,
      lineno: token.lineno,
      col_offset: token.col_offset,
      end_lineno: end.lineno,
      end_col_offset: end.col_offset + closingLength
    };
    return templateStr;
  }
  /**
   * Scans f-string-style content (an f-string's own body, a `FormattedValue`/
   * `Interpolation`'s format spec text, or a t-string's own body — they all
   * follow the same literal/`{expr}` interleaving rules and can nest further
   * `{expr}` segments) into a `JoinedStr`/`TemplateStr`'s `values` array,
   * delegating each `{expr}` segment to `buildField`. Positions are tracked
   * incrementally from `startPos` (rather than via a fixed offset from the
   * f-string token) so embedded newlines in multi-line f-strings/t-strings
   * advance `lineno` correctly, matching CPython.
   * @param content The unquoted body, or format-spec text, to scan.
   * @param token The originating f-string/t-string token, used for error position only.
   * @param startPos The real source position of `content[0]`.
   * @param buildField Builds the `{expr}` segment's node(s) from its raw
   * expression text and its real source span: normally a single
   * `FormattedValue`/`Interpolation`, or `[literalConstant, field]` for a
   * self-documenting `{expr=}` segment (PEP 501/572), whose literal `expr=`
   * text renders as a `Constant` immediately before the field.
   * @returns The interleaved `Constant`/field nodes.
   */
  scanInterleavedSegments(content, token, startPos, isRaw, buildField) {
    const values = [];
    let i = 0;
    let literalStart = 0;
    let pos = startPos;
    const pushValue = (value) => {
      const last = values[values.length - 1];
      if (last?.nodeType === "Constant" && value.nodeType === "Constant" && typeof last.value === "string" && typeof value.value === "string") {
        last.value += value.value;
        last.end_lineno = value.end_lineno;
        last.end_col_offset = value.end_col_offset;
        return;
      }
      values.push(value);
    };
    const flushLiteral = (end) => {
      if (end <= literalStart) return;
      const literalText = content.slice(literalStart, end);
      const segStart = pos;
      pos = this.advancePosition(pos, literalText);
      const decoded = isRaw ? literalText : this.decodeEscapes(literalText, false);
      const value = this.decodeDoubledBraces(decoded);
      if (value.length === 0) return;
      pushValue({
        nodeType: "Constant",
        value,
        lineno: segStart.lineno,
        col_offset: segStart.col_offset,
        end_lineno: pos.lineno,
        end_col_offset: pos.col_offset
      });
    };
    while (i < content.length) {
      if (!isRaw && content[i] === "\\" && content[i + 1] === "N" && content[i + 2] === "{") {
        const nameEnd = content.indexOf("}", i + 3);
        i = nameEnd === -1 ? content.length : nameEnd + 1;
        continue;
      }
      if (content[i] === "{" && content[i + 1] === "{" || content[i] === "}" && content[i + 1] === "}") {
        i += 2;
        continue;
      }
      if (content[i] === "{") {
        flushLiteral(i);
        const { exprText, nextPos } = this.parseExpressionInInterpolatedString(
          content,
          i
        );
        const segStart = pos;
        const segEnd = this.advancePosition(pos, content.slice(i, nextPos));
        for (const fieldValue of buildField(
          exprText,
          token,
          segStart,
          segEnd
        )) {
          pushValue(fieldValue);
        }
        pos = segEnd;
        i = nextPos;
        literalStart = i;
      } else {
        i++;
      }
    }
    flushLiteral(content.length);
    return values;
  }
  /**
   * Folds an f-string/t-string literal segment's escaped `{{`/`}}` pairs
   * into single `{`/`}` characters, matching CPython's f-string literal
   * text semantics (independent of, and applied in addition to, normal
   * backslash escape decoding).
   * @param text Already backslash-escape-decoded (or raw) literal text.
   * @returns The text with every `{{` folded to `{` and every `}}` folded to `}`.
   */
  decodeDoubledBraces(text) {
    return text.replace(/\{\{/g, "{").replace(/\}\}/g, "}");
  }
  /**
   * Scans an f-string's body (or a format spec's text) into interleaved
   * `Constant`/`FormattedValue` nodes. See {@link scanInterleavedSegments}.
   */
  scanFStringSegments(content, token, startPos, isRaw) {
    return this.scanInterleavedSegments(
      content,
      token,
      startPos,
      isRaw,
      (exprText, tok, segStart, segEnd) => this.buildFormattedValueNodes(exprText, tok, segStart, segEnd, isRaw)
    );
  }
  /**
   * Scans a t-string's body into interleaved `Constant`/`Interpolation`
   * nodes. See {@link scanInterleavedSegments}.
   */
  scanTemplateStrSegments(content, token, startPos, isRaw) {
    return this.scanInterleavedSegments(
      content,
      token,
      startPos,
      isRaw,
      (exprText, tok, segStart, segEnd) => this.buildInterpolationNodes(exprText, tok, segStart, segEnd, isRaw)
    );
  }
  /**
   * Extracts the raw text of a single `{expr}` segment from f-string/
   * t-string content, tracking brace nesting and skipping over any nested
   * strings or nested f-strings/t-strings so their braces/quotes don't
   * confuse the scan. Only called with `startPos` pointing at a `{` (the
   * caller checks this first), and the lexer already validated overall
   * brace balance before producing the token, so the braces here are
   * always balanced too.
   * @param content The f-string's/t-string's unquoted content.
   * @param startPos Index into `content` of the opening `{`.
   * @returns The expression text (braces excluded) and the index just past the matching `}`.
   */
  parseExpressionInInterpolatedString(content, startPos) {
    let i = startPos + 1;
    let braceLevel = 1;
    let result = "";
    while (i < content.length && braceLevel > 0) {
      const char = content[i];
      if ((char === "f" || char === "t") && i + 1 < content.length) {
        const nextChar = content[i + 1];
        if (nextChar === '"' || nextChar === "'") {
          const { literalContent, nextPos } = this.parseNestedInterpolatedString(content, i);
          result += literalContent;
          i = nextPos;
          continue;
        }
      }
      if (char === '"' || char === "'") {
        const { stringContent, nextPos } = this.parseStringLiteral(content, i);
        result += stringContent;
        i = nextPos;
        continue;
      }
      if (char === "{") {
        braceLevel++;
        result += char;
      } else if (char === "}") {
        braceLevel--;
        if (braceLevel > 0) {
          result += char;
        }
      } else {
        result += char;
      }
      i++;
    }
    return { exprText: result, nextPos: i };
  }
  /**
   * Scans a nested f-string/t-string literal (`f"..."`/`t'...'`) that
   * appears inside an outer f-string's/t-string's `{expr}` segment,
   * returning its raw text verbatim so the outer scan can skip past it
   * intact.
   * @param content The enclosing f-string's/t-string's unquoted content.
   * @param startPos Index into `content` of the nested literal's `f`/`t` prefix.
   * @returns The nested literal's full raw text and the index just past its closing quote.
   * @throws {Error} If the nested f-string/t-string is unterminated.
   */
  parseNestedInterpolatedString(content, startPos) {
    const quote = content[startPos + 1];
    let i = startPos + 2;
    let braceLevel = 0;
    let result = content.slice(startPos, startPos + 2);
    while (i < content.length) {
      const char = content[i];
      if (char === "{") {
        braceLevel++;
        result += char;
      } else if (char === "}") {
        braceLevel--;
        result += char;
      } else if (char === quote && braceLevel === 0) {
        result += char;
        return { literalContent: result, nextPos: i + 1 };
      } else {
        result += char;
      }
      i++;
    }
    throw new Error(
      `Unterminated f-string/t-string starting at position ${startPos}`
    );
  }
  /**
   * Scans a quoted string literal that appears inside an f-string's
   * `{expr}` segment, respecting backslash escapes so an escaped quote
   * doesn't terminate the scan early.
   * @param content The enclosing f-string's unquoted content.
   * @param startPos Index into `content` of the string's opening quote.
   * @returns The string's raw text (quotes included) and the index just past its closing quote.
   * @throws {Error} If the string literal is unterminated.
   */
  parseStringLiteral(content, startPos) {
    const quote = content[startPos];
    let i = startPos + 1;
    let escaped = false;
    let result = quote;
    while (i < content.length) {
      const char = content[i];
      if (escaped) {
        escaped = false;
        result += char;
      } else if (char === "\\") {
        escaped = true;
        result += char;
      } else if (char === quote) {
        result += char;
        return { stringContent: result, nextPos: i + 1 };
      } else {
        result += char;
      }
      i++;
    }
    throw new Error(`Unterminated string starting at position ${startPos}`);
  }
  /**
   * Finds the index of a top-level `!r`/`!s`/`!a` conversion marker in an
   * f-string expression, ignoring any that appear nested inside
   * brackets/parens/braces or string literals. The marker must be
   * followed immediately by the end of the text or a `:` (format spec
   * separator) to be recognized.
   * @param text The f-string interpolation's expression text.
   * @returns The index of the `!`, or -1 if none is found at the top level.
   */
  findTopLevelConversionMarker(text) {
    let depth = 0;
    let quote = null;
    for (let i = 0; i < text.length; i++) {
      const c = text[i];
      if (quote) {
        if (c === "\\") {
          i++;
        } else if (c === quote) {
          quote = null;
        }
        continue;
      }
      if (c === '"' || c === "'") {
        quote = c;
        continue;
      }
      if (c === "(" || c === "[" || c === "{") {
        depth++;
        continue;
      }
      if (c === ")" || c === "]" || c === "}") {
        depth--;
        continue;
      }
      if (depth === 0 && c === "!") {
        const next = text[i + 1];
        const after = text[i + 2];
        if ((next === "r" || next === "s" || next === "a") && (after === void 0 || after === ":")) {
          return i;
        }
      }
    }
    return -1;
  }
  /**
   * Finds the index of a top-level `:` (format spec separator) in an
   * f-string expression, ignoring colons nested inside
   * brackets/parens/braces or string literals (e.g. a slice `arr[1:2]` or
   * a dict literal `{"a": 1}`).
   * @param text The f-string interpolation's expression text.
   * @returns The index of the `:`, or -1 if none is found at the top level.
   */
  findTopLevelColon(text) {
    let depth = 0;
    let quote = null;
    for (let i = 0; i < text.length; i++) {
      const c = text[i];
      if (quote) {
        if (c === "\\") {
          i++;
        } else if (c === quote) {
          quote = null;
        }
        continue;
      }
      if (c === '"' || c === "'") {
        quote = c;
        continue;
      }
      if (c === "(" || c === "[" || c === "{") {
        depth++;
        continue;
      }
      if (c === ")" || c === "]" || c === "}") {
        depth--;
        continue;
      }
      if (depth === 0 && c === ":") {
        return i;
      }
    }
    return -1;
  }
  /**
   * Splits an f-string/t-string `{expr}` segment's raw text into its value
   * expression text, `!r`/`!s`/`!a` conversion code, optional format spec
   * (always scanned as f-string-style content — even inside a t-string,
   * CPython represents an interpolation's format spec as a `JoinedStr`,
   * since formatting still goes through `str.format`-style rules), and —
   * for a self-documenting `{expr=}` segment (PEP 501/572, e.g. `f"{x=}"`)
   * — the literal text to render as a `Constant` immediately before the
   * field.
   *
   * Self-documenting detection runs last, on whatever text remains after
   * conversion/format-spec stripping, since the `=` marker always sits at
   * the very end of the value expression (`{x=}`, `{x=!r}`, `{x=:>10}`).
   * It's recognized only when the trailing (whitespace-trimmed) `=` isn't
   * actually the tail of `==`/`!=`/`<=`/`>=`/`:=`, so comparisons and
   * walrus assignments aren't misdetected. When recognized and no
   * conversion was explicitly given, the conversion defaults to `114`
   * (`!r`) — but only when there's also no format spec, matching CPython
   * (`f"{x=}"` is `!r`, but `f"{x=:>10}"` stays unconverted).
   *
   * Shared by {@link buildFormattedValueNodes} and
   * {@link buildInterpolationNodes}, which differ only in the node type
   * they wrap the value expression in.
   * @param exprText The raw text between the segment's braces (as returned by {@link parseExpressionInInterpolatedString}).
   * @returns The value expression text (conversion/format-spec/`=` marker stripped), the conversion code, the raw format-spec text and its `:`'s offset within `exprText` if present, and the verbatim self-documenting literal text if this is a `{expr=}` segment.
   */
  splitInterpolatedSegment(exprText) {
    let expression = exprText;
    let formatSpecText;
    let formatSpecColonOffset;
    let conversion = -1;
    const bangIndex = this.findTopLevelConversionMarker(expression);
    if (bangIndex !== -1) {
      const conversionType = expression[bangIndex + 1];
      conversion = conversionType === "r" ? 114 : conversionType === "s" ? 115 : 97;
      const rest = expression.slice(bangIndex + 2);
      expression = expression.slice(0, bangIndex);
      if (rest.startsWith(":")) {
        formatSpecColonOffset = bangIndex + 2;
        formatSpecText = rest.slice(1);
      }
    } else {
      const colonIndex = this.findTopLevelColon(expression);
      if (colonIndex !== -1) {
        formatSpecColonOffset = colonIndex;
        formatSpecText = expression.slice(colonIndex + 1);
        expression = expression.slice(0, colonIndex);
      }
    }
    let selfDocText;
    const trimmedEnd = expression.replace(/\s+$/, "");
    if (trimmedEnd.endsWith("=")) {
      const prevChar = trimmedEnd[trimmedEnd.length - 2];
      const isComparisonOrWalrus = prevChar === "=" || prevChar === "!" || prevChar === "<" || prevChar === ">" || prevChar === ":";
      if (!isComparisonOrWalrus) {
        selfDocText = expression;
        expression = expression.slice(0, trimmedEnd.length - 1);
        if (conversion === -1 && formatSpecText === void 0) {
          conversion = 114;
        }
      }
    }
    return {
      expression,
      conversion,
      formatSpecText,
      formatSpecColonOffset,
      selfDocText
    };
  }
  /**
   * Builds the real source position of a `{expr}` segment's value
   * expression (the position right after `{` plus any leading whitespace
   * within the segment text) and its format spec's `:` (if any), shared by
   * {@link buildFormattedValueNodes} and {@link buildInterpolationNodes}.
   * @param expression The value expression text (already conversion/format-spec/`=` stripped, not yet trimmed).
   * @param segStart The segment's real source position (of its opening `{`).
   * @returns The real source position of `expression`'s first non-whitespace character.
   */
  interpolationExprStart(expression, segStart) {
    const exprSegStart = this.advancePosition(segStart, "{");
    const leadingWs = expression.length - expression.trimStart().length;
    return this.advancePosition(exprSegStart, expression.slice(0, leadingWs));
  }
  /**
   * Builds the node(s) for an f-string `{expr}` segment, via
   * {@link splitInterpolatedSegment} and {@link parseExpressionFromString}:
   * normally a single-element `[FormattedValue]`, or
   * `[literalConstant, FormattedValue]` for a self-documenting `{expr=}`
   * segment.
   * @param exprText The raw text between the segment's braces (as returned by {@link parseExpressionInInterpolatedString}).
   * @param token The f-string token, used for error position.
   * @param segStart The segment's real source position (of its opening `{`).
   * @param segEnd The real source position just past the segment's closing `}`.
   * @returns The segment's node(s), in source order.
   */
  buildFormattedValueNodes(exprText, token, segStart, segEnd, isRaw) {
    const {
      expression,
      conversion,
      formatSpecText,
      formatSpecColonOffset,
      selfDocText
    } = this.splitInterpolatedSegment(exprText);
    const exprSegStart = this.advancePosition(segStart, "{");
    const valueStart = this.interpolationExprStart(expression, segStart);
    const exprAst = this.parseExpressionFromString(expression.trim(), token);
    this.shiftToSourcePosition(exprAst, valueStart);
    let formatSpec;
    if (formatSpecText !== void 0 && formatSpecColonOffset !== void 0) {
      const colonPos = this.advancePosition(
        exprSegStart,
        exprText.slice(0, formatSpecColonOffset)
      );
      const specContentStart = this.advancePosition(colonPos, ":");
      formatSpec = {
        nodeType: "JoinedStr",
        values: this.scanFStringSegments(
          formatSpecText,
          token,
          specContentStart,
          isRaw
        ),
        lineno: colonPos.lineno,
        col_offset: colonPos.col_offset,
        end_lineno: segEnd.lineno,
        end_col_offset: segEnd.col_offset - 1
      };
    }
    const formattedValue = {
      nodeType: "FormattedValue",
      value: exprAst,
      conversion,
      format_spec: formatSpec,
      lineno: segStart.lineno,
      col_offset: segStart.col_offset,
      end_lineno: segEnd.lineno,
      end_col_offset: segEnd.col_offset
    };
    if (selfDocText === void 0) {
      return [formattedValue];
    }
    const selfDocEnd = this.advancePosition(exprSegStart, selfDocText);
    return [
      {
        nodeType: "Constant",
        value: selfDocText,
        lineno: exprSegStart.lineno,
        col_offset: exprSegStart.col_offset,
        end_lineno: selfDocEnd.lineno,
        end_col_offset: selfDocEnd.col_offset
      },
      formattedValue
    ];
  }
  /**
   * Builds the node(s) for a t-string `{expr}` segment, via
   * {@link splitInterpolatedSegment} and {@link parseExpressionFromString}:
   * normally a single-element `[Interpolation]`, or
   * `[literalConstant, Interpolation]` for a self-documenting `{expr=}`
   * segment. Unlike {@link buildFormattedValueNodes}, the `Interpolation`
   * also records `str`: the verbatim source text of the value expression
   * (before conversion/format-spec/`=` stripping), trimmed only of
   * trailing whitespace to match `string.templatelib.Interpolation.str` /
   * CPython's `ast` output.
   * @param exprText The raw text between the segment's braces (as returned by {@link parseExpressionInInterpolatedString}).
   * @param token The t-string token, used for error position.
   * @param segStart The segment's real source position (of its opening `{`).
   * @param segEnd The real source position just past the segment's closing `}`.
   * @returns The segment's node(s), in source order.
   */
  buildInterpolationNodes(exprText, token, segStart, segEnd, isRaw) {
    const {
      expression,
      conversion,
      formatSpecText,
      formatSpecColonOffset,
      selfDocText
    } = this.splitInterpolatedSegment(exprText);
    const exprSegStart = this.advancePosition(segStart, "{");
    const valueStart = this.interpolationExprStart(expression, segStart);
    const exprAst = this.parseExpressionFromString(expression.trim(), token);
    this.shiftToSourcePosition(exprAst, valueStart);
    let formatSpec;
    if (formatSpecText !== void 0 && formatSpecColonOffset !== void 0) {
      const colonPos = this.advancePosition(
        exprSegStart,
        exprText.slice(0, formatSpecColonOffset)
      );
      const specContentStart = this.advancePosition(colonPos, ":");
      formatSpec = {
        nodeType: "JoinedStr",
        values: this.scanFStringSegments(
          formatSpecText,
          token,
          specContentStart,
          isRaw
        ),
        lineno: colonPos.lineno,
        col_offset: colonPos.col_offset,
        end_lineno: segEnd.lineno,
        end_col_offset: segEnd.col_offset - 1
      };
    }
    const interpolation = {
      nodeType: "Interpolation",
      value: exprAst,
      str: expression.replace(/\s+$/, ""),
      conversion,
      format_spec: formatSpec,
      lineno: segStart.lineno,
      col_offset: segStart.col_offset,
      end_lineno: segEnd.lineno,
      end_col_offset: segEnd.col_offset
    };
    if (selfDocText === void 0) {
      return [interpolation];
    }
    const selfDocEnd = this.advancePosition(exprSegStart, selfDocText);
    return [
      {
        nodeType: "Constant",
        value: selfDocText,
        lineno: exprSegStart.lineno,
        col_offset: exprSegStart.col_offset,
        end_lineno: selfDocEnd.lineno,
        end_col_offset: selfDocEnd.col_offset
      },
      interpolation
    ];
  }
  /**
   * Parses a standalone expression string (an f-string/t-string
   * interpolation's expression text) using a fresh nested {@link Parser}
   * instance. Matches CPython's `yield_expr | star_expressions` grammar for
   * replacement fields: any expression that CPython's `ast.parse` would
   * reject (empty, malformed, or with trailing/leftover tokens after the
   * expression) raises here too, rather than silently degrading to a
   * placeholder node.
   * @param exprText The expression source text to parse.
   * @param token The originating f-string/t-string token, used for error position.
   * @returns The parsed expression.
   * @throws {ParseError} If `exprText` is empty or is not a complete, valid expression.
   */
  parseExpressionFromString(exprText, token) {
    if (exprText.trim() === "") {
      throw this.errorAt(
        token,
        "f-string: valid expression required before '}'"
      );
    }
    let tempParser;
    let expr;
    try {
      tempParser = new Parser(exprText);
      expr = tempParser.parseTestListWithStar();
    } catch (_error) {
      throw this.errorAt(
        token,
        "f-string: invalid syntax in interpolated expression"
      );
    }
    tempParser.match(TokenType.NEWLINE);
    if (!tempParser.isAtEnd()) {
      throw this.errorAt(
        token,
        "f-string: invalid syntax in interpolated expression"
      );
    }
    return expr;
  }
  // ==== Parser utilities ====
  /**
   * Consumes the current token if it matches any of `types`.
   * @param types Token types to accept.
   * @returns `true` (and advances) if the current token matched one of `types`; otherwise `false`.
   */
  match(...types) {
    for (const type of types) {
      if (this.check(type)) {
        this.advance();
        return true;
      }
    }
    return false;
  }
  /**
   * Reports whether the current token (comments skipped) is of `type`, without consuming it.
   * @param type Token type to test for.
   * @returns `true` if the current token matches `type`.
   */
  check(type) {
    if (this.isAtEnd()) return false;
    const token = this.peek();
    return token.type === type;
  }
  /**
   * Reports whether the token immediately after the current one is of
   * `type`, without consuming anything. Unlike {@link check}, this looks
   * at the raw next token and does not skip comments.
   * @param type Token type to test for.
   * @returns `true` if the next raw token matches `type`.
   */
  checkNext(type) {
    return this.tokens[this.current + 1].type === type;
  }
  /**
   * Reports whether the parser has consumed all tokens (reached `EOF`).
   * @returns `true` at end of input.
   */
  isAtEnd() {
    const token = this.peek();
    return token.type === TokenType.EOF;
  }
  /**
   * Returns the current token without consuming it. As a side effect,
   * any `COMMENT` tokens at the current position are skipped over and
   * buffered into {@link pendingComments} so callers never observe them
   * directly (comments are re-attached to statements elsewhere). The
   * lexer always terminates the token stream with a real `EOF` token, so
   * this comment-skipping loop always stops there and `this.current`
   * never runs past the end of {@link tokens}.
   * @returns The current non-comment token.
   */
  peek() {
    let currentIndex = this.current;
    while (this.tokens[currentIndex].type === TokenType.COMMENT) {
      const commentToken = this.tokens[currentIndex];
      const comment = {
        nodeType: "Comment",
        value: commentToken.value,
        inline: commentToken.lineno === this.lastNonCommentTokenLine,
        lineno: commentToken.lineno,
        col_offset: commentToken.col_offset,
        end_lineno: commentToken.end_lineno,
        end_col_offset: commentToken.end_col_offset
      };
      this.pendingComments.push(comment);
      currentIndex++;
      this.current = currentIndex;
    }
    return this.tokens[this.current];
  }
  /**
   * Returns the raw token immediately after the current position, without
   * skipping comments and without consuming anything.
   * @returns The next raw token.
   */
  peekNext() {
    return this.tokens[this.current + 1];
  }
  /**
   * Consumes and returns the current token, updating
   * {@link lastNonCommentTokenLine} when the consumed token isn't a
   * comment or newline (used to detect inline vs. standalone comments).
   * @returns The token that was just consumed.
   */
  advance() {
    this.current++;
    const token = this.previous();
    if (token.type !== TokenType.COMMENT && token.type !== TokenType.NEWLINE) {
      this.lastNonCommentTokenLine = token.end_lineno;
    }
    return token;
  }
  /**
   * Returns the most recently consumed token.
   * @returns The token at the position just before the current cursor.
   */
  previous() {
    return this.tokens[this.current - 1];
  }
  /**
   * Computes a compound statement's end position from its clause bodies,
   * mirroring CPython: a block's `end_lineno`/`end_col_offset` is that of
   * its own last statement, not of the `DEDENT` token that closes it (the
   * last token consumed by {@link parseSuite} is the `DEDENT`, whose own
   * position is the following line, not useful here). `groups` should be
   * passed in ascending priority order (e.g. `body` before `orelse`) —
   * the last non-empty group wins, matching which clause CPython considers
   * the statement's true tail (an `else`/`finally` clause overrides the
   * primary body).
   * @param groups Candidate statement lists, lowest priority first.
   * @returns The end position of the last statement in the highest-priority non-empty group, or of the last consumed token if every group is empty.
   */
  lastStmtEnd(...groups) {
    if (this.trailingSemicolonSuiteEnd) {
      const end = this.trailingSemicolonSuiteEnd;
      this.trailingSemicolonSuiteEnd = void 0;
      return { end_lineno: end.lineno, end_col_offset: end.col_offset };
    }
    for (let i = groups.length - 1; i >= 0; i--) {
      const group = groups[i];
      if (group && group.length > 0) {
        const last = group[group.length - 1];
        return {
          end_lineno: last.end_lineno,
          end_col_offset: last.end_col_offset
        };
      }
    }
    const token = this.previous();
    return {
      end_lineno: token.end_lineno,
      end_col_offset: token.end_col_offset
    };
  }
  /**
   * Advances a source position past `text`, accounting for any embedded
   * newlines (each resets the column to 0), used to compute real source
   * positions for pieces of an f-string/t-string's content without
   * re-scanning from the token's start each time.
   * @param pos The starting position.
   * @param text The text being "consumed" from `pos`.
   * @returns The position immediately after `text`.
   */
  advancePosition(pos, text) {
    let { lineno, col_offset } = pos;
    for (let i = 0; i < text.length; i++) {
      if (text[i] === "\n") {
        lineno++;
        col_offset = 0;
        continue;
      }
      const code = text.charCodeAt(i);
      const prevCode = i > 0 ? text.charCodeAt(i - 1) : 0;
      const isLowSurrogateOfPreviousPair = code >= 56320 && code <= 57343 && prevCode >= 55296 && prevCode <= 56319;
      if (!isLowSurrogateOfPreviousPair) {
        col_offset += utf8LengthAt(text, i);
      }
    }
    return { lineno, col_offset };
  }
  /**
   * Recursively shifts `node` and every descendant's `lineno`/`col_offset`/
   * `end_lineno`/`end_col_offset` from the local `(1, 0)`-relative
   * coordinates a nested {@link Parser} instance produces (parsing just an
   * f-string/t-string interpolation's expression text in isolation) into
   * real source coordinates anchored at `base`. Only positions on the
   * subtree's first local line have their column shifted — later lines
   * already have source-relative columns, since the interpolation's
   * expression text is a verbatim slice of the real source (same line
   * breaks), only the first line is missing `base`'s column offset.
   * @param node The subtree to shift, mutated in place.
   * @param base The real source position of the subtree's local `(1, 0)` origin.
   */
  shiftToSourcePosition(node, base) {
    if (!node || typeof node !== "object") return;
    const rec = node;
    if (typeof rec.lineno === "number") {
      if (rec.lineno === 1) {
        rec.col_offset = rec.col_offset + base.col_offset;
      }
      rec.lineno += base.lineno - 1;
    }
    if (typeof rec.end_lineno === "number") {
      if (rec.end_lineno === 1) {
        rec.end_col_offset = rec.end_col_offset + base.col_offset;
      }
      rec.end_lineno += base.lineno - 1;
    }
    for (const key of Object.keys(rec)) {
      if (key === "nodeType") continue;
      const value = rec[key];
      if (Array.isArray(value)) {
        for (const item of value) this.shiftToSourcePosition(item, base);
      } else if (value && typeof value === "object") {
        this.shiftToSourcePosition(value, base);
      }
    }
  }
  /**
   * Consumes the current token if it matches `type`, otherwise raises a syntax error.
   * @param type Expected token type.
   * @param message Error message to use if the current token doesn't match.
   * @returns The consumed token.
   * @throws {ParseError} If the current token is not of `type`.
   */
  consume(type, message) {
    if (this.check(type)) {
      return this.advance();
    }
    throw this.error(message);
  }
  /**
   * Builds a {@link ParseError} for `message`, positioned at the current token.
   * @param message Description of the syntax error.
   * @returns A `ParseError` ready to be thrown, carrying the current token's source location.
   */
  error(message) {
    const token = this.peek();
    const error = new Error(
      `${message} at line ${token.lineno}, column ${token.col_offset}`
    );
    error.lineno = token.lineno;
    error.col_offset = token.col_offset;
    error.end_lineno = token.end_lineno;
    error.end_col_offset = token.end_col_offset;
    return error;
  }
  /**
   * Builds a {@link ParseError} for `message`, positioned at `token`
   * (rather than the current token — see {@link error}).
   * @param token The token whose source location the error should carry.
   * @param message Description of the syntax error.
   * @returns A `ParseError` ready to be thrown, carrying `token`'s source location.
   */
  errorAt(token, message) {
    const error = new Error(
      `${message} at line ${token.lineno}, column ${token.col_offset}`
    );
    error.lineno = token.lineno;
    error.col_offset = token.col_offset;
    error.end_lineno = token.end_lineno;
    error.end_col_offset = token.end_col_offset;
    return error;
  }
  /**
   * Recursively checks that an expression is a syntactically valid
   * assignment target (name, attribute, subscript, list/tuple of targets,
   * or a starred target), matching CPython's assignment-target rules.
   * @param expr The expression to validate as an assignment target.
   * @throws {ParseError} If `expr` (or one of its nested elements) cannot be assigned to.
   */
  validateAssignmentTarget(expr) {
    switch (expr.nodeType) {
      case "Name":
      case "Attribute":
      case "Subscript":
      case "List":
      case "Tuple":
        break;
      case "Starred":
        this.validateAssignmentTarget(expr.value);
        break;
      case "Constant":
        throw this.error(`cannot assign to literal`);
      case "BinOp":
      case "UnaryOp":
      case "Call":
      case "Compare":
        throw this.error(`cannot assign to expression`);
      default:
        throw this.error(`cannot assign to ${expr.nodeType}`);
    }
    if (expr.nodeType === "List" || expr.nodeType === "Tuple") {
      for (const elt of expr.elts) {
        this.validateAssignmentTarget(elt);
      }
    }
  }
  /**
   * Checks that an expression is a valid target for augmented assignment
   * (`+=`, `-=`, etc.), matching CPython's stricter rule: only a single
   * `Name`, `Attribute`, or `Subscript` is allowed — unlike plain
   * assignment, tuples, lists, and starred targets are rejected.
   * @param expr The expression to validate as an augmented-assignment target.
   * @throws {ParseError} If `expr` is not a `Name`, `Attribute`, or `Subscript`.
   */
  validateAugAssignTarget(expr) {
    switch (expr.nodeType) {
      case "Name":
      case "Attribute":
      case "Subscript":
        return;
      case "Tuple":
        throw this.error(
          `'tuple' is an illegal expression for augmented assignment`
        );
      case "List":
        throw this.error(
          `'list' is an illegal expression for augmented assignment`
        );
      case "Starred":
        throw this.error(
          `'starred' is an illegal expression for augmented assignment`
        );
      default:
        this.validateAssignmentTarget(expr);
    }
  }
  /**
   * Parses a `test`, or a starred expression (`*expr`) used as an element
   * of a list/tuple/call-argument context.
   * @returns The parsed expression, or a `Starred` node.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseTestOrStarred() {
    if (this.match(TokenType.STAR)) {
      const start = this.previous();
      const value = this.parseExpr();
      return {
        nodeType: "Starred",
        value,
        ctx: this.createLoad(),
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return this.parseTest();
  }
  /**
   * Parses a comma-separated list of (possibly starred) test expressions,
   * collapsing into a `Tuple` when more than one element is present
   * (trailing comma allowed). Used for expression statements and
   * assignment left-hand sides that may include starred targets.
   * @returns The single expression, or a `Tuple` node.
   * @throws {ParseError} On malformed expression syntax.
   */
  parseTestListWithStar() {
    const start = this.peek();
    const expr = this.parseTestOrStarred();
    if (this.match(TokenType.COMMA)) {
      const elts = [expr];
      while (!this.check(TokenType.NEWLINE) && !this.isAtEnd() && !this.check(TokenType.RPAR) && !this.check(TokenType.RSQB) && !this.check(TokenType.RBRACE) && !this.check(TokenType.EQUAL)) {
        elts.push(this.parseTestOrStarred());
        if (!this.match(TokenType.COMMA)) break;
      }
      return {
        nodeType: "Tuple",
        elts,
        ctx: this.createLoad(),
        lineno: start.lineno,
        col_offset: start.col_offset,
        end_lineno: this.previous().end_lineno,
        end_col_offset: this.previous().end_col_offset
      };
    }
    return expr;
  }
  // ==== Type parameter parsing ====
  /**
   * Parses an optional PEP 695 `[...]` type-parameter list on a
   * `def`/`class`/`type` statement: regular `TypeVar`s (with optional
   * `: bound` and `= default`), `*Ts` `TypeVarTuple`s, and `**P` `ParamSpec`s.
   * @returns The parsed type parameters, or an empty array if no `[` is present.
   * @throws {ParseError} On malformed type-parameter syntax.
   */
  parseTypeParams() {
    const params = [];
    if (!this.match(TokenType.LSQB)) {
      return params;
    }
    do {
      const start = this.peek();
      if (this.match(TokenType.DOUBLESTAR)) {
        const name = this.consume(
          TokenType.NAME,
          "Expected parameter name after '**'"
        ).value;
        let default_value;
        if (this.match(TokenType.EQUAL)) {
          default_value = this.parseTestOrStarred();
        }
        params.push({
          nodeType: "ParamSpec",
          name,
          default_value,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        });
      } else if (this.match(TokenType.STAR)) {
        const name = this.consume(
          TokenType.NAME,
          "Expected parameter name after '*'"
        ).value;
        let default_value;
        if (this.match(TokenType.EQUAL)) {
          default_value = this.parseTestOrStarred();
        }
        params.push({
          nodeType: "TypeVarTuple",
          name,
          default_value,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        });
      } else {
        const name = this.consume(
          TokenType.NAME,
          "Expected type parameter name"
        ).value;
        let bound;
        let default_value;
        if (this.match(TokenType.COLON)) {
          bound = this.parseTest();
        }
        if (this.match(TokenType.EQUAL)) {
          default_value = this.parseTestOrStarred();
        }
        params.push({
          nodeType: "TypeVar",
          name,
          bound,
          default_value,
          lineno: start.lineno,
          col_offset: start.col_offset,
          end_lineno: this.previous().end_lineno,
          end_col_offset: this.previous().end_col_offset
        });
      }
    } while (this.match(TokenType.COMMA));
    this.consume(TokenType.RSQB, "Expected ']' after type parameters");
    return params;
  }
}
function parse(source, options = {}) {
  const parser = new Parser(source, options);
  return parser.parse();
}
function parseFile(_filename, _options = {}) {
  throw new Error(
    "parseFile not implemented - read file content and use parse() instead"
  );
}
function literalEval(source) {
  const ast = parse(source);
  for (const stmt of ast.body) {
    if (stmt.nodeType === "Expr") {
      return evaluateLiteral(stmt.value);
    }
  }
  throw new Error("No expression found to evaluate");
}
function evaluateLiteral(node) {
  switch (node.nodeType) {
    case "Constant":
      return node.value;
    case "List":
      return node.elts.map(evaluateLiteral);
    case "Tuple":
      return node.elts.map(evaluateLiteral);
    case "Dict": {
      const result = {};
      for (let i = 0; i < node.keys.length; i++) {
        const key = node.keys[i];
        const keyValue = evaluateLiteral(key);
        const value = evaluateLiteral(node.values[i]);
        result[keyValue] = value;
      }
      return result;
    }
    case "Set":
      return new Set(node.elts.map(evaluateLiteral));
    case "UnaryOp": {
      const operand = evaluateLiteral(node.operand);
      if (node.op.nodeType === "UAdd") {
        if (operand instanceof PyComplex || typeof operand === "bigint") {
          return operand;
        }
        return +operand;
      } else if (node.op.nodeType === "USub") {
        return operand instanceof PyComplex ? new PyComplex(-operand.real, -operand.imag) : -operand;
      }
      break;
    }
    case "BinOp": {
      const left = evaluateLiteral(node.left);
      const right = evaluateLiteral(node.right);
      if (left instanceof PyComplex || right instanceof PyComplex) {
        const l = left instanceof PyComplex ? left : new PyComplex(left, 0);
        const r = right instanceof PyComplex ? right : new PyComplex(right, 0);
        if (node.op.nodeType === "Add") {
          return new PyComplex(l.real + r.real, l.imag + r.imag);
        } else if (node.op.nodeType === "Sub") {
          return new PyComplex(l.real - r.real, l.imag - r.imag);
        }
      }
      if (typeof left === "bigint" && typeof right === "bigint") {
        if (node.op.nodeType === "Add") return left + right;
        if (node.op.nodeType === "Sub") return left - right;
      } else {
        const l = Number(left);
        const r = Number(right);
        if (node.op.nodeType === "Add") return l + r;
        if (node.op.nodeType === "Sub") return l - r;
      }
      break;
    }
  }
  throw new Error(`Cannot evaluate ${node.nodeType} in literal context`);
}
function copyLocation(newNode, oldNode) {
  newNode.lineno = oldNode.lineno;
  newNode.col_offset = oldNode.col_offset;
  newNode.end_lineno = oldNode.end_lineno;
  newNode.end_col_offset = oldNode.end_col_offset;
  return newNode;
}
function fixMissingLocations(node) {
  function fix(node2, parentLineno = 1, parentColOffset = 0, parentEndLineno = 1, parentEndColOffset = 0) {
    if (!node2 || typeof node2 !== "object") return;
    if (node2.lineno === void 0 && "lineno" in node2) {
      node2.lineno = parentLineno;
    }
    if (node2.col_offset === void 0 && "col_offset" in node2) {
      node2.col_offset = parentColOffset;
    }
    if (node2.end_lineno === void 0 && "end_lineno" in node2) {
      node2.end_lineno = parentEndLineno;
    }
    if (node2.end_col_offset === void 0 && "end_col_offset" in node2) {
      node2.end_col_offset = parentEndColOffset;
    }
    for (const [, value] of Object.entries(node2)) {
      if (Array.isArray(value)) {
        for (const item of value) {
          fix(
            item,
            node2.lineno || parentLineno,
            node2.col_offset || parentColOffset,
            node2.end_lineno || parentEndLineno,
            node2.end_col_offset || parentEndColOffset
          );
        }
      } else if (value && typeof value === "object" && "nodeType" in value) {
        fix(
          value,
          node2.lineno || parentLineno,
          node2.col_offset || parentColOffset,
          node2.end_lineno || parentEndLineno,
          node2.end_col_offset || parentEndColOffset
        );
      }
    }
  }
  fix(node);
  return node;
}
function incrementLineno(node, n = 1) {
  function increment(node2) {
    if (!node2 || typeof node2 !== "object") return;
    if (typeof node2.lineno === "number") {
      node2.lineno += n;
    }
    if (typeof node2.end_lineno === "number") {
      node2.end_lineno += n;
    }
    for (const [, value] of Object.entries(node2)) {
      if (Array.isArray(value)) {
        for (const item of value) {
          increment(item);
        }
      } else if (value && typeof value === "object") {
        increment(value);
      }
    }
  }
  increment(node);
  return node;
}

function walk(node) {
  function* walkNode(current) {
    yield current;
    for (const [key, value] of Object.entries(current)) {
      if (key === "nodeType") continue;
      if (Array.isArray(value)) {
        for (const item of value) {
          if (item && typeof item === "object" && "nodeType" in item) {
            yield* walkNode(item);
          }
        }
      } else if (value && typeof value === "object" && "nodeType" in value) {
        yield* walkNode(value);
      }
    }
  }
  return walkNode(node);
}
class NodeVisitor {
  /**
   * Dispatches a node to its specific `visit<NodeType>`/`visit_<NodeType>`
   * method if one is defined on the instance, falling back to
   * {@link NodeVisitor.genericVisit} otherwise.
   *
   * @param node - The AST node to visit.
   * @returns Whatever the matched visitor method (or `genericVisit`)
   * returns; the base implementation imposes no fixed return type since
   * subclasses may return arbitrary values from their visit methods.
   */
  // biome-ignore lint/suspicious/noExplicitAny: Visitor pattern requires dynamic return types
  visit(node) {
    const methodName = `visit${node.nodeType}`;
    const methodNameUnderscore = `visit_${node.nodeType}`;
    const method = (
      // biome-ignore lint/suspicious/noExplicitAny: Dynamic method lookup requires any
      this[methodName] || this[methodNameUnderscore]
    );
    if (method && typeof method === "function") {
      return method.call(this, node);
    } else {
      return this.genericVisit(node);
    }
  }
  /**
   * Default visit behavior used when a subclass has not defined a
   * `visit<NodeType>`/`visit_<NodeType>` method for `node`'s type: it
   * recurses into each child node (found by scanning own properties for
   * arrays/objects that look like AST nodes) by calling
   * {@link NodeVisitor.visit} on them, without collecting or returning any
   * results.
   *
   * @param node - The AST node whose children should be visited.
   */
  genericVisit(node) {
    for (const [key, value] of Object.entries(node)) {
      if (key === "nodeType") continue;
      if (Array.isArray(value)) {
        for (const item of value) {
          if (item && typeof item === "object" && "nodeType" in item) {
            this.visit(item);
          }
        }
      } else if (value && typeof value === "object" && "nodeType" in value) {
        this.visit(value);
      }
    }
  }
}
class NodeTransformer extends NodeVisitor {
  /**
   * Default transform behavior used when a subclass has not defined a
   * `visit<NodeType>`/`visit_<NodeType>` method for `node`'s type: it
   * shallow-clones `node` and replaces each child (found by scanning own
   * properties for arrays/objects that look like AST nodes) with the
   * result of visiting it via {@link NodeVisitor.visit}. Array children
   * whose visited result is itself an array are spliced in flattened;
   * `null`/`undefined` results are dropped from arrays.
   *
   * @param node - The AST node to clone and transform.
   * @returns A new node of the same shape as `node` with its children
   * replaced by their transformed results.
   */
  genericVisit(node) {
    const newNode = { ...node };
    for (const [key, value] of Object.entries(node)) {
      if (key === "nodeType") continue;
      if (Array.isArray(value)) {
        const newArray = [];
        for (const item of value) {
          if (item && typeof item === "object" && "nodeType" in item) {
            const result = this.visit(item);
            if (result !== null && result !== void 0) {
              if (Array.isArray(result)) {
                newArray.push(...result);
              } else {
                newArray.push(result);
              }
            }
          } else {
            newArray.push(item);
          }
        }
        newNode[key] = newArray;
      } else if (value && typeof value === "object" && "nodeType" in value) {
        const result = this.visit(value);
        newNode[key] = result;
      }
    }
    return newNode;
  }
}

function detectIndentStyle(node) {
  let detectedIndent = "    ";
  function traverse(n) {
    if (!n || typeof n !== "object") return;
    if (n.nodeType === "FunctionDef" || n.nodeType === "AsyncFunctionDef" || n.nodeType === "ClassDef" || n.nodeType === "If" || n.nodeType === "For" || n.nodeType === "While" || n.nodeType === "With" || n.nodeType === "Try") {
      if (n.body && Array.isArray(n.body) && n.body.length > 0) {
        const firstBodyStmt = n.body[0];
        if (firstBodyStmt && typeof firstBodyStmt.col_offset === "number" && typeof n.col_offset === "number") {
          const indentSize = firstBodyStmt.col_offset - n.col_offset;
          if (indentSize > 0 && indentSize <= 8) {
            if (indentSize === 1) {
              detectedIndent = "	";
            } else {
              detectedIndent = " ".repeat(indentSize);
            }
            return;
          }
        }
      }
    }
    for (const value of Object.values(n)) {
      if (Array.isArray(value)) {
        value.forEach(traverse);
      } else if (value && typeof value === "object") {
        traverse(value);
      }
    }
  }
  traverse(node);
  return detectedIndent;
}
function unparse(node, options = {}) {
  const detectedIndent = options.indent || detectIndentStyle(node);
  const context = {
    precedence: 0 /* TUPLE */,
    source: [],
    indent: 0,
    indentString: detectedIndent,
    isFirstStatement: true
  };
  const unparser = new Unparser(context);
  unparser.visit(node);
  return context.source.join("");
}
class Unparser extends NodeVisitor {
  /**
   * @param context - Shared mutable state (output buffer, indentation,
   *   current precedence) that all `visit_*` methods read from and write to.
   */
  constructor(context) {
    super();
    this.context = context;
  }
  /**
   * Dispatches to the matching `visit_<NodeType>` method (via the base
   * {@link NodeVisitor}), then appends any trailing inline comment attached
   * to the node. Statement nodes may carry an `inlineComment` produced by
   * the parser for `# comment` text following them on the same line.
   *
   * @param node - The AST node to render.
   * @returns Whatever the underlying `visit_*` method returns (unused by
   *   callers here; typed `any` to satisfy the base visitor's signature).
   */
  // biome-ignore lint/suspicious/noExplicitAny: Visitor pattern requires dynamic return types
  visit(node) {
    const result = super.visit(node);
    if ("inlineComment" in node && node.inlineComment) {
      this.write("  ", node.inlineComment.value);
    }
    return result;
  }
  /**
   * Appends raw text fragments to the output buffer without any newline or
   * indentation handling.
   *
   * @param text - One or more text fragments to append in order.
   */
  write(...text) {
    this.context.source.push(...text);
  }
  /**
   * Starts a new statement line: indents to the current block depth and
   * writes `text`. The very first statement of the whole output is written
   * without a leading newline (tracked via `isFirstStatement`); every
   * subsequent call prefixes a `"\n"` before indenting. The very first
   * `fill()` call of a run always happens at `indent === 0` — every
   * `visit_*` for a compound statement calls `fill()` for its own header
   * line before incrementing `context.indent` — so the first call never
   * needs indentation of its own.
   *
   * @param text - Text to write at the start of the new line (defaults to
   *   empty, e.g. when the statement itself will `visit()` its content).
   */
  fill(text = "") {
    if (this.context.isFirstStatement) {
      this.context.isFirstStatement = false;
      this.write(text);
    } else {
      this.write(
        "\n",
        this.context.indentString.repeat(this.context.indent),
        text
      );
    }
  }
  /**
   * Renders each item of `seq` via `f`, writing `inter` between consecutive
   * items (but not before the first or after the last) — mirrors Python's
   * `str.join` for sequences of AST nodes.
   *
   * @param inter - Separator text written between items.
   * @param f - Callback that renders a single item.
   * @param seq - Items to render.
   */
  interleave(inter, f, seq) {
    for (let i = 0; i < seq.length; i++) {
      if (i > 0) {
        this.write(inter);
      }
      f(seq[i]);
    }
  }
  /**
   * Visits `node` with `precedence` temporarily installed as the ambient
   * minimum precedence, restoring the previous value afterward. Used by
   * operator visitors to tell the child expression what precedence context
   * it is being rendered in, so the child can decide (via
   * {@link requireParens}) whether it needs its own parentheses.
   *
   * @param precedence - Precedence level of the enclosing operator.
   * @param node - Child expression to render under that precedence.
   */
  withPrecedence(precedence, node) {
    const oldPrecedence = this.context.precedence;
    this.context.precedence = precedence;
    this.visit(node);
    this.context.precedence = oldPrecedence;
  }
  /**
   * Decides whether `node` must be parenthesized to be rendered correctly
   * at a context requiring at least `precedence` binding power — true when
   * the node's own precedence is strictly lower.
   *
   * @param precedence - Minimum precedence required by the surrounding
   *   expression.
   * @param node - Candidate child expression.
   * @returns `true` if parentheses are required around `node`.
   */
  requireParens(precedence, node) {
    return this.getPrecedence(node) < precedence;
  }
  /**
   * Looks up the {@link Precedence} of an expression node's operator/form.
   * Nodes with no meaningful operator precedence (literals, calls,
   * subscripts, etc.) are treated as {@link Precedence.ATOM}, the tightest
   * level, so they never need parenthesization on their own account.
   *
   * @param node - Expression node to classify.
   * @returns The node's binding precedence.
   */
  getPrecedence(node) {
    switch (node.nodeType) {
      case "Tuple":
        return 16 /* ATOM */;
      case "Yield":
      case "YieldFrom":
        return 1 /* YIELD */;
      case "IfExp":
      case "NamedExpr":
      case "Lambda":
        return 2 /* TEST */;
      case "BoolOp":
        return node.op.nodeType === "Or" ? 3 /* OR */ : 4 /* AND */;
      case "UnaryOp":
        return node.op.nodeType === "Not" ? 5 /* NOT */ : 13 /* FACTOR */;
      case "Compare":
        return 6 /* CMP */;
      case "BinOp":
        return this.getBinOpPrecedence(node.op);
      case "Await":
        return 15 /* AWAIT */;
      default:
        return 16 /* ATOM */;
    }
  }
  /**
   * Maps a binary `OperatorNode` to its {@link Precedence} level, following
   * Python's operator precedence table (bitwise OR lowest, power highest
   * among binary operators).
   *
   * @param op - The binary operator node.
   * @returns The operator's binding precedence.
   */
  getBinOpPrecedence(op) {
    switch (op.nodeType) {
      case "BitOr":
        return 7 /* BOR */;
      case "BitXor":
        return 8 /* BXOR */;
      case "BitAnd":
        return 9 /* BAND */;
      case "LShift":
      case "RShift":
        return 10 /* SHIFT */;
      case "Add":
      case "Sub":
        return 11 /* ARITH */;
      case "Mult":
      case "MatMult":
      case "Div":
      case "Mod":
      case "FloorDiv":
        return 12 /* TERM */;
      case "Pow":
        return 14 /* POWER */;
    }
  }
  // Module visitors
  /** Renders a `Module` node: each top-level statement, in order. */
  visit_Module(node) {
    for (const stmt of node.body) {
      this.visit(stmt);
    }
  }
  /** Renders an `Interactive` node (REPL-style statement list). */
  visit_Interactive(node) {
    for (const stmt of node.body) {
      this.visit(stmt);
    }
  }
  /** Renders an `Expression` node (a bare expression used as `eval` input). */
  visit_Expression(node) {
    this.visit(node.body);
  }
  /**
   * Writes each decorator in `decorators` on its own `@decorator` line
   * immediately above the following `def`/`class`.
   *
   * @param decorators - Decorator expressions, outermost first.
   */
  writeDecorators(decorators) {
    for (const decorator of decorators) {
      this.fill("@");
      this.visit(decorator);
    }
  }
  /**
   * Determines the opening/closing quote text for an f-string/t-string,
   * preserving the original quote style (including prefix casing and
   * triple-quotes) captured on `node.quote_style` when available, so
   * round-tripped literals don't silently change from `f'...'` to `f"..."`
   * or vice versa.
   *
   * @param node - The `JoinedStr` (f-string) or `TemplateStr` (t-string) node.
   * @param defaultPrefix - The prefix to fall back to when no quote style was recorded (`f"` or `t"`).
   * @returns A tuple of `[openingDelimiter, closingQuote]`, e.g. `['f"', '"']`.
   */
  chooseInterpolatedStringQuotes(node, defaultPrefix) {
    const recordedStyle = node.quote_style;
    if (recordedStyle !== void 0) {
      const prefixMatch = recordedStyle.match(/^([fFrRbBuUtT]*)(.*)/);
      const quote = prefixMatch[2];
      return [recordedStyle, quote];
    }
    return [defaultPrefix, '"'];
  }
  // Statement visitors
  /** Renders a `def` statement: decorators, signature, and indented body. */
  visit_FunctionDef(node) {
    this.writeDecorators(node.decorator_list);
    this.fill("def ");
    this.write(node.name);
    this.writeTypeParams(node.type_params);
    this.write("(");
    this.visit_arguments(node.args);
    this.write(")");
    if (node.returns) {
      this.write(" -> ");
      this.visit(node.returns);
    }
    this.write(":");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
  }
  /** Renders a `class` statement: decorators, name, bases/keywords, and indented body. */
  visit_ClassDef(node) {
    this.writeDecorators(node.decorator_list);
    this.fill("class ");
    this.write(node.name);
    this.writeTypeParams(node.type_params);
    if (node.bases.length > 0 || node.keywords.length > 0) {
      this.write("(");
      this.interleave(", ", (base) => this.visit(base), node.bases);
      if (node.bases.length > 0 && node.keywords.length > 0) {
        this.write(", ");
      }
      this.interleave(", ", (kw) => this.visit(kw), node.keywords);
      this.write(")");
    }
    this.write(":");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
  }
  /** Renders a `return` statement, with or without a return value. */
  visit_Return(node) {
    this.fill("return");
    if (node.value) {
      this.write(" ");
      this.visit(node.value);
    }
  }
  /**
   * Renders an assignment statement (`a = b = value`). Also re-emits any
   * standalone/inline comments recorded on `expressionComments` that
   * weren't already handled via `inlineComment`, so comments attached
   * around a multi-target or wrapped assignment aren't dropped.
   */
  visit_Assign(node) {
    this.fill();
    this.interleave(" = ", (target) => this.visit(target), node.targets);
    this.write(" = ");
    this.visit(node.value);
    const assignNode = node;
    if (assignNode.expressionComments) {
      const inlineCommentValue = assignNode.inlineComment?.value;
      const additionalComments = assignNode.expressionComments.filter(
        (comment) => comment.value !== inlineCommentValue
      );
      for (const comment of additionalComments) {
        if (comment.inline) {
          this.write("  ", comment.value);
        } else {
          this.write("\n", comment.value);
        }
      }
    }
  }
  /** Renders an augmented assignment statement (`a += value`, `a **= value`, ...). */
  visit_AugAssign(node) {
    this.fill();
    this.visit(node.target);
    this.write(" ", this.getAugAssignOp(node.op), " ");
    this.visit(node.value);
  }
  /**
   * Maps an `OperatorNode` to its augmented-assignment spelling (`+=`, `**=`, ...).
   *
   * @param op - The operator node.
   * @returns The augmented-assignment operator text.
   */
  getAugAssignOp(op) {
    switch (op.nodeType) {
      case "Add":
        return "+=";
      case "Sub":
        return "-=";
      case "Mult":
        return "*=";
      case "MatMult":
        return "@=";
      case "Div":
        return "/=";
      case "Mod":
        return "%=";
      case "Pow":
        return "**=";
      case "LShift":
        return "<<=";
      case "RShift":
        return ">>=";
      case "BitOr":
        return "|=";
      case "BitXor":
        return "^=";
      case "BitAnd":
        return "&=";
      case "FloorDiv":
        return "//=";
    }
  }
  /** Renders a `for target in iter:` loop, including an optional `else:` clause. */
  visit_For(node) {
    this.fill("for ");
    this.visit(node.target);
    this.write(" in ");
    this.visit(node.iter);
    this.write(":");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
    if (node.orelse.length > 0) {
      this.fill("else:");
      this.context.indent++;
      for (const stmt of node.orelse) {
        this.visit(stmt);
      }
      this.context.indent--;
    }
  }
  /** Renders a `while test:` loop, including an optional `else:` clause. */
  visit_While(node) {
    this.fill("while ");
    this.visit(node.test);
    this.write(":");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
    if (node.orelse.length > 0) {
      this.fill("else:");
      this.context.indent++;
      for (const stmt of node.orelse) {
        this.visit(stmt);
      }
      this.context.indent--;
    }
  }
  /**
   * Renders an `if` statement. When `orelse` is exactly a single nested
   * `If` node, it is collapsed into an `elif` clause rather than a nested
   * `else:\n    if ...:`, matching idiomatic Python source. This collapsing
   * is only applied one level deep: a further `elif` chained off that first
   * `elif`'s own `orelse` is rendered as a nested `else:`/`if` block instead
   * of a second `elif`.
   */
  visit_If(node) {
    this.fill("if ");
    this.visit(node.test);
    this.write(":");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
    if (node.orelse.length > 0) {
      if (node.orelse.length === 1 && node.orelse[0].nodeType === "If") {
        this.fill("elif ");
        const elifNode = node.orelse[0];
        this.visit(elifNode.test);
        this.write(":");
        this.context.indent++;
        for (const stmt of elifNode.body) {
          this.visit(stmt);
        }
        this.context.indent--;
        if (elifNode.orelse.length > 0) {
          this.fill("else:");
          this.context.indent++;
          for (const stmt of elifNode.orelse) {
            this.visit(stmt);
          }
          this.context.indent--;
        }
      } else {
        this.fill("else:");
        this.context.indent++;
        for (const stmt of node.orelse) {
          this.visit(stmt);
        }
        this.context.indent--;
      }
    }
  }
  /** Renders a `pass` statement. */
  visit_Pass(_node) {
    this.fill("pass");
  }
  /** Renders a `break` statement. */
  visit_Break(_node) {
    this.fill("break");
  }
  /** Renders a `continue` statement. */
  visit_Continue(_node) {
    this.fill("continue");
  }
  /**
   * Renders a standalone `Comment` pseudo-statement (`# ...` text tracked
   * by the parser as its own node, distinct from the `inlineComment`
   * attached to other statements). Inline comments append to the current
   * line; standalone ones start a new indented line.
   */
  visit_Comment(node) {
    if (node.inline) {
      this.write("  ", node.value);
    } else {
      this.fill(node.value);
    }
  }
  /** Renders a `del target, ...` statement. */
  visit_Delete(node) {
    this.fill("del ");
    this.interleave(", ", (target) => this.visit(target), node.targets);
  }
  /** Renders a `nonlocal name, ...` statement. */
  visit_Nonlocal(node) {
    this.fill("nonlocal ");
    this.interleave(", ", (name) => this.write(name), node.names);
  }
  /** Renders a PEP 695 `type Name[params] = value` alias statement. */
  visit_TypeAlias(node) {
    this.fill("type ");
    this.visit(node.name);
    if (node.type_params.length > 0) {
      this.write("[");
      this.interleave(", ", (param) => this.visit(param), node.type_params);
      this.write("]");
    }
    this.write(" = ");
    this.visit(node.value);
  }
  /** Renders a `match subject:` statement with its indented `case` blocks. */
  visit_Match(node) {
    this.fill("match ");
    this.visit(node.subject);
    this.write(":");
    this.context.indent++;
    for (const case_ of node.cases) {
      this.visit(case_);
    }
    this.context.indent--;
  }
  /** Renders one `case pattern [if guard]:` clause of a `match` statement. */
  visit_MatchCase(node) {
    this.fill("case ");
    this.visit(node.pattern);
    if (node.guard) {
      this.write(" if ");
      this.visit(node.guard);
    }
    this.write(":");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
  }
  /** Renders an expression-statement (an expression evaluated for its side effects). */
  visit_Expr(node) {
    this.fill();
    if (node.value.nodeType === "NamedExpr") {
      this.write("(");
      this.visit(node.value);
      this.write(")");
      return;
    }
    this.visit(node.value);
  }
  /**
   * Renders an `import module [as alias], ...` statement, prefixed with
   * `lazy` when `node.is_lazy` is set (PEP 810, Python 3.15+).
   */
  visit_Import(node) {
    this.fill(node.is_lazy ? "lazy import " : "import ");
    this.interleave(", ", (alias) => this.visit(alias), node.names);
  }
  /**
   * Renders a `from module import name, ...` statement, including relative
   * import dots for `node.level` (e.g. `level: 2` -> `from ..module import ...`)
   * and a `lazy` prefix when `node.is_lazy` is set (PEP 810, Python 3.15+).
   */
  visit_ImportFrom(node) {
    this.fill(node.is_lazy ? "lazy from " : "from ");
    if (node.level && node.level > 0) {
      this.write(".".repeat(node.level));
    }
    if (node.module) {
      this.write(node.module);
    }
    this.write(" import ");
    this.interleave(", ", (alias) => this.visit(alias), node.names);
  }
  /** Renders a `global name, ...` statement. */
  visit_Global(node) {
    this.fill("global ");
    this.interleave(", ", (name) => this.write(name), node.names);
  }
  /** Renders a `raise [exc [from cause]]` statement. */
  visit_Raise(node) {
    this.fill("raise");
    if (node.exc) {
      this.write(" ");
      this.visit(node.exc);
      if (node.cause) {
        this.write(" from ");
        this.visit(node.cause);
      }
    }
  }
  /** Renders a `try:` statement with its `except`, `else:`, and `finally:` clauses. */
  visit_Try(node) {
    this.fill("try:");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
    for (const handler of node.handlers) {
      this.visit(handler);
    }
    if (node.orelse.length > 0) {
      this.fill("else:");
      this.context.indent++;
      for (const stmt of node.orelse) {
        this.visit(stmt);
      }
      this.context.indent--;
    }
    if (node.finalbody.length > 0) {
      this.fill("finally:");
      this.context.indent++;
      for (const stmt of node.finalbody) {
        this.visit(stmt);
      }
      this.context.indent--;
    }
  }
  /**
   * Renders a `try:` statement using PEP 654 `except*` exception-group
   * handlers, rather than delegating to `visit_ExceptHandler` (which emits
   * plain `except`), since `TryStar` handlers always use the `except*` form.
   */
  visit_TryStar(node) {
    this.fill("try:");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
    for (const handler of node.handlers) {
      this.fill("except*");
      if (handler.type) {
        this.write(" ");
        this.visit(handler.type);
        if (handler.name) {
          this.write(" as ");
          this.write(handler.name);
        }
      }
      this.write(":");
      this.context.indent++;
      for (const stmt of handler.body) {
        this.visit(stmt);
      }
      this.context.indent--;
    }
    if (node.orelse.length > 0) {
      this.fill("else:");
      this.context.indent++;
      for (const stmt of node.orelse) {
        this.visit(stmt);
      }
      this.context.indent--;
    }
    if (node.finalbody.length > 0) {
      this.fill("finally:");
      this.context.indent++;
      for (const stmt of node.finalbody) {
        this.visit(stmt);
      }
      this.context.indent--;
    }
  }
  /** Renders an `assert test[, msg]` statement. */
  visit_Assert(node) {
    this.fill("assert ");
    this.visit(node.test);
    if (node.msg) {
      this.write(", ");
      this.visit(node.msg);
    }
  }
  /** Renders a `with item, ...:` statement and its indented body. */
  visit_With(node) {
    this.fill("with ");
    this.interleave(", ", (item) => this.visit(item), node.items);
    this.write(":");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
  }
  /** Renders an `async with item, ...:` statement and its indented body. */
  visit_AsyncWith(node) {
    this.fill("async with ");
    this.interleave(", ", (item) => this.visit(item), node.items);
    this.write(":");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
  }
  /** Renders an `async for target in iter:` loop, including an optional `else:` clause. */
  visit_AsyncFor(node) {
    this.fill("async for ");
    this.visit(node.target);
    this.write(" in ");
    this.visit(node.iter);
    this.write(":");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
    if (node.orelse.length > 0) {
      this.fill("else:");
      this.context.indent++;
      for (const stmt of node.orelse) {
        this.visit(stmt);
      }
      this.context.indent--;
    }
  }
  /** Renders an `async def` statement: decorators, signature, and indented body. */
  visit_AsyncFunctionDef(node) {
    this.writeDecorators(node.decorator_list);
    this.fill("async def ");
    this.write(node.name);
    this.writeTypeParams(node.type_params);
    this.write("(");
    this.visit_arguments(node.args);
    this.write(")");
    if (node.returns) {
      this.write(" -> ");
      this.visit(node.returns);
    }
    this.write(":");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
  }
  /** Renders an annotated assignment (`target: annotation[ = value]`). */
  visit_AnnAssign(node) {
    this.fill();
    this.visit(node.target);
    this.write(": ");
    this.visit(node.annotation);
    if (node.value) {
      this.write(" = ");
      this.visit(node.value);
    }
  }
  // Expression visitors
  /**
   * Renders a binary operator expression (`left op right`), parenthesizing
   * either operand as needed to preserve evaluation order. Parenthesization
   * of the whole `BinOp` expression itself (relative to whatever contains
   * it) is decided by the caller, via `leftNeedsParens`/`rightNeedsParens`
   * at its own parent's call site. The operand on the "non-associative"
   * side gets extra scrutiny: for a left-associative operator, a
   * right-hand child of *equal* precedence still needs parens (`a - (b -
   * c)` is not the same as `a - b - c`); for the right-associative `**`
   * operator it's the left-hand child that needs parens at equal
   * precedence instead (`(2 ** 3) ** 2` is not the same as `2 ** 3 ** 2`).
   */
  visit_BinOp(node) {
    const precedence = this.getBinOpPrecedence(node.op);
    const leftNeedsParens = this.requireParens(precedence, node.left) || this.getPrecedence(node.left) === precedence && !this.isLeftAssociative(node.op);
    if (leftNeedsParens) this.write("(");
    this.withPrecedence(precedence, node.left);
    if (leftNeedsParens) this.write(")");
    this.write(" ", this.getBinOpSymbol(node.op), " ");
    const rightNeedsParens = this.requireParens(precedence, node.right) || this.getPrecedence(node.right) === precedence && this.isLeftAssociative(node.op);
    if (rightNeedsParens) this.write("(");
    this.withPrecedence(precedence, node.right);
    if (rightNeedsParens) this.write(")");
  }
  /**
   * Reports whether a binary operator is left-associative in Python.
   * All binary operators are left-associative except `**` (power), which
   * is right-associative (`2 ** 3 ** 2 == 2 ** (3 ** 2)`).
   *
   * @param op - The binary operator node.
   * @returns `true` unless `op` is `Pow`.
   */
  isLeftAssociative(op) {
    return op.nodeType !== "Pow";
  }
  /**
   * Maps a binary `OperatorNode` to its source symbol (`+`, `**`, `//`, ...).
   *
   * @param op - The binary operator node.
   * @returns The operator's source text.
   */
  getBinOpSymbol(op) {
    switch (op.nodeType) {
      case "Add":
        return "+";
      case "Sub":
        return "-";
      case "Mult":
        return "*";
      case "MatMult":
        return "@";
      case "Div":
        return "/";
      case "Mod":
        return "%";
      case "Pow":
        return "**";
      case "LShift":
        return "<<";
      case "RShift":
        return ">>";
      case "BitOr":
        return "|";
      case "BitXor":
        return "^";
      case "BitAnd":
        return "&";
      case "FloorDiv":
        return "//";
    }
  }
  /**
   * Renders a unary operator expression (`-x`, `~x`, `not x`, `+x`).
   * `not` is written with a trailing space (word operator); the symbolic
   * operators (`-`, `~`, `+`) are written flush against the operand.
   *
   * Doesn't parenthesize itself based on the ambient `this.context.precedence`
   * — like `visit_BinOp`, it only wraps its own operand, and relies on the
   * caller (`visitParenthesizedIfNeeded`/`withPrecedence` at the point this
   * node is visited as someone else's child) to wrap the whole node when the
   * surrounding context needs it, using `getPrecedence`'s per-operator-kind
   * value (`NOT` for `not`, `FACTOR` for `-`/`~`/`+`).
   */
  visit_UnaryOp(node) {
    const operandPrecedence = node.op.nodeType === "Not" ? 5 /* NOT */ : 13 /* FACTOR */;
    this.write(this.getUnaryOpSymbol(node.op));
    if (node.op.nodeType === "Not") this.write(" ");
    this.visitParenthesizedIfNeeded(operandPrecedence, node.operand);
  }
  /**
   * Maps a `UnaryOpNode` to its source symbol/keyword (`~`, `not`, `+`, `-`).
   *
   * @param op - The unary operator node.
   * @returns The operator's source text.
   */
  getUnaryOpSymbol(op) {
    switch (op.nodeType) {
      case "Invert":
        return "~";
      case "Not":
        return "not";
      case "UAdd":
        return "+";
      case "USub":
        return "-";
    }
  }
  /**
   * Renders a boolean operator expression, joining `values` with
   * `" and "`/`" or "`. An operand that is itself a `BoolOp` with the
   * *same* operator always gets explicit parens, even though flattening
   * it would be semantically equivalent (`and`/`or` are associative) —
   * `values` is a flat n-ary list, so without parens a nested same-op
   * `BoolOp` and a naturally-flat chain unparse identically and can't be
   * told apart on re-parse. Matches CPython's own `ast.unparse`, which
   * makes the same choice to preserve the original tree shape.
   */
  visit_BoolOp(node) {
    const precedence = node.op.nodeType === "Or" ? 3 /* OR */ : 4 /* AND */;
    const opSymbol = node.op.nodeType === "Or" ? " or " : " and ";
    this.interleave(
      opSymbol,
      (value) => {
        const needsParens = value.nodeType === "BoolOp" && value.op.nodeType === node.op.nodeType;
        if (needsParens) {
          this.write("(");
          this.visit(value);
          this.write(")");
        } else {
          this.visitParenthesizedIfNeeded(precedence, value);
        }
      },
      node.values
    );
  }
  /**
   * Renders a chained comparison expression (`left op1 c1 op2 c2 ...`).
   * Each operand is rendered at `Precedence.EXPR` (CPython's grammar:
   * `comparison: bitor_expr (comp_op bitor_expr)*`), one level tighter
   * than `Precedence.CMP` itself — comparisons aren't associative the way
   * left-associative `BinOp`s are, so a `Compare` operand (equal
   * precedence to the enclosing one) always needs parens to keep
   * `(a == b) != c` from rendering as the chained `a == b != c`, which
   * means something different.
   */
  visit_Compare(node) {
    const precedence = 7 /* EXPR */;
    this.visitParenthesizedIfNeeded(precedence, node.left);
    for (let i = 0; i < node.ops.length; i++) {
      this.write(" ", this.getCmpOpSymbol(node.ops[i]), " ");
      this.visitParenthesizedIfNeeded(precedence, node.comparators[i]);
    }
  }
  /**
   * Renders `node` under `precedence`, wrapping it in parentheses first if
   * its own precedence is too low to appear unparenthesized there. Used by
   * visitors (`BoolOp`, `Compare`) whose grammar productions don't already
   * bind tighter than every lower-precedence child on their own (unlike
   * `BinOp`/`UnaryOp`, which parenthesize inline as they render each side).
   *
   * @param precedence - Minimum precedence required by the surrounding
   *   expression.
   * @param node - Child expression to render.
   */
  visitParenthesizedIfNeeded(precedence, node) {
    const needsParens = this.requireParens(precedence, node);
    if (needsParens) this.write("(");
    this.withPrecedence(precedence, node);
    if (needsParens) this.write(")");
  }
  /**
   * Renders `node` as the base of a postfix trailer (`base(...)`,
   * `base.attr`, `base[...]`), parenthesizing it if it isn't already an
   * atom — e.g. a `Lambda`, `IfExp`, or `NamedExpr` used as a call target
   * (`(lambda x: x)(1)`) would otherwise merge into the trailer and change
   * meaning (`lambda x: x(1)`).
   *
   * @param node - The expression the trailer is applied to.
   */
  visitAtomBase(node) {
    this.visitParenthesizedIfNeeded(16 /* ATOM */, node);
  }
  /** Renders a walrus/named expression (`target := value`). */
  visit_NamedExpr(node) {
    this.visit(node.target);
    this.write(" := ");
    this.visit(node.value);
  }
  /** Renders a `lambda [params]: body` expression. */
  /**
   * Renders a `lambda` expression. The body is rendered at
   * `Precedence.TEST`: CPython's grammar (`lambdef: 'lambda' [params] ':'
   * test`) excludes a bare `yield`/`yield from` there (`YIELD` is one
   * level looser) — `lambda: yield x` is a syntax error, it must be
   * `lambda: (yield x)`.
   */
  visit_Lambda(node) {
    this.write("lambda");
    if (node.args.args.length > 0 || node.args.vararg || node.args.kwarg || node.args.kwonlyargs.length > 0) {
      this.write(" ");
      this.visit_arguments(node.args);
    }
    this.write(": ");
    this.visitParenthesizedIfNeeded(2 /* TEST */, node.body);
  }
  /**
   * Renders a conditional expression (`body if test else orelse`).
   * CPython's grammar (`test: or_test ['if' or_test 'else' test]`)
   * restricts both the `body` and `test` slots to `or_test` — a bare
   * nested ternary, `lambda`, or `NamedExpr` (all `Precedence.TEST`,
   * CPython's `namedexpr_test`/`test`) is a syntax error unparenthesized
   * in either slot (`(a if b else c) if d else e` needs its parens, and
   * `x if y := 1 else z` is a `SyntaxError` outright). `orelse` has no
   * such restriction — it's the recursive `test` itself, which is how
   * `a if b else c if d else e` chains without parens — so it's rendered
   * bare.
   */
  visit_IfExp(node) {
    this.visitParenthesizedIfNeeded(3 /* OR */, node.body);
    this.write(" if ");
    this.visitParenthesizedIfNeeded(3 /* OR */, node.test);
    this.write(" else ");
    this.withPrecedence(2 /* TEST */, node.orelse);
  }
  /** Renders an `await value` expression. */
  visit_Await(node) {
    this.write("await ");
    this.withPrecedence(15 /* AWAIT */, node.value);
  }
  /** Renders a `yield [value]` expression. */
  visit_Yield(node) {
    this.write("yield");
    if (node.value) {
      this.write(" ");
      this.visit(node.value);
    }
  }
  /** Renders a `yield from value` expression. */
  visit_YieldFrom(node) {
    this.write("yield from ");
    this.visit(node.value);
  }
  /** Renders a starred expression (`*value`), e.g. in call args or assignment targets. */
  /**
   * Renders a starred expression (`*x`). CPython's grammar restricts the
   * operand to `bitor` (`star_expr: '*' bitor`) — a bare `BoolOp`,
   * `Compare`, ternary, or `lambda` there is a syntax error unparenthesized
   * (`*a or b` doesn't parse), so it's rendered at `Precedence.EXPR`.
   */
  visit_Starred(node) {
    this.write("*");
    this.visitParenthesizedIfNeeded(7 /* EXPR */, node.value);
  }
  /** Renders a slice (`lower:upper[:step]`) used inside a `Subscript`. */
  visit_Slice(node) {
    if (node.lower) {
      this.visit(node.lower);
    }
    this.write(":");
    if (node.upper) {
      this.visit(node.upper);
    }
    if (node.step) {
      this.write(":");
      this.visit(node.step);
    }
  }
  /** Renders an f-string (`JoinedStr`), preserving its original quote style. */
  visit_JoinedStr(node) {
    const [openQuote, closeQuote] = this.chooseInterpolatedStringQuotes(
      node,
      'f"'
    );
    this.write(openQuote);
    this.writeInterpolatedStringContent(
      node.values,
      this.interpolatedStringLiteralStyle(openQuote, closeQuote)
    );
    this.write(closeQuote);
  }
  /** Renders a t-string (`TemplateStr`), preserving its original quote style. */
  visit_TemplateStr(node) {
    const [openQuote, closeQuote] = this.chooseInterpolatedStringQuotes(
      node,
      't"'
    );
    this.write(openQuote);
    this.writeInterpolatedStringContent(
      node.values,
      this.interpolatedStringLiteralStyle(openQuote, closeQuote)
    );
    this.write(closeQuote);
  }
  /**
   * Derives how an f-string/t-string's literal text segments must be
   * escaped from its chosen open/close quote text.
   * @param openQuote - The full prefix+quote text (e.g. `rf"""`).
   * @param closeQuote - Just the quote part (e.g. `"""`).
   */
  interpolatedStringLiteralStyle(openQuote, closeQuote) {
    const prefix = openQuote.slice(0, openQuote.length - closeQuote.length);
    return {
      isRaw: /r/i.test(prefix),
      isTriple: closeQuote.length === 3,
      quoteChar: closeQuote[0]
    };
  }
  /**
   * Writes the interior parts of an f-string/t-string (between the
   * quotes), handling literal text segments and
   * `{expr[!conv][:format_spec]}` replacement/interpolation fields inline.
   * Extracted from {@link visit_JoinedStr}/{@link visit_TemplateStr}
   * because nested format specs that are themselves f-strings (e.g.
   * `f"{x:{width}}"`) need their content written without an extra pair of
   * surrounding quotes.
   *
   * @param values - The `JoinedStr`/`TemplateStr` node's `values` to render.
   * @param style - The enclosing f-string/t-string's raw/triple/quote-char style, for escaping literal segments.
   */
  writeInterpolatedStringContent(values, style) {
    for (const value of values) {
      if (value.nodeType === "Constant") {
        this.write(
          this.escapeInterpolatedStringLiteral(String(value.value), style)
        );
      } else if (value.nodeType === "FormattedValue" || value.nodeType === "Interpolation") {
        this.writeReplacementField(
          value.value,
          value.conversion,
          value.format_spec,
          style
        );
      } else {
        this.visit(value);
      }
    }
  }
  /**
   * Escapes an f-string/t-string literal text segment for safe
   * re-embedding. `{`/`}` are always re-doubled to `{{`/`}}` (the parser's
   * `decodeDoubledBraces` folded them the other way when reading the
   * segment, regardless of raw-ness — braces are structurally significant
   * in every f-string), since otherwise they'd misread as a field
   * boundary. Raw literals need nothing else (their backslashes/newlines
   * are already exactly the original source text); non-raw literals go
   * through the same backslash/control-character escaping as a plain
   * string ({@link escapeString}/{@link escapeTripleQuoted}).
   */
  escapeInterpolatedStringLiteral(value, { isRaw, isTriple, quoteChar }) {
    const braceDoubled = value.replace(/\{/g, "{{").replace(/\}/g, "}}");
    if (isRaw) return braceDoubled;
    return isTriple ? this.escapeTripleQuoted(braceDoubled, quoteChar) : this.escapeString(braceDoubled, quoteChar);
  }
  /**
   * Writes a single `{expr[!conv][:format_spec]}` replacement/
   * interpolation field body (braces included). Shared by
   * {@link writeInterpolatedStringContent} (fields inline in a
   * `JoinedStr`/`TemplateStr`) and {@link visit_FormattedValue}/
   * {@link visit_Interpolation} (a field visited standalone). The
   * `conversion` field holds the ASCII code point of the conversion letter
   * (115 = `s`, 114 = `r`, 97 = `a`) as produced by CPython's `ast` module;
   * `-1` means no conversion.
   */
  writeReplacementField(value, conversion, formatSpec, style) {
    this.write("{");
    const exprStart = this.context.source.length;
    this.visit(value);
    if (this.context.source[exprStart]?.startsWith("{")) {
      this.context.source.splice(exprStart, 0, " ");
    }
    if (conversion !== -1) {
      if (conversion === 115) this.write("!s");
      else if (conversion === 114) this.write("!r");
      else if (conversion === 97) this.write("!a");
    }
    if (formatSpec) {
      this.write(":");
      if (formatSpec.nodeType === "JoinedStr") {
        this.writeInterpolatedStringContent(formatSpec.values, style);
      } else {
        this.visit(formatSpec);
      }
    }
    this.write("}");
  }
  /**
   * Renders a standalone `FormattedValue` (a `{expr[!conv][:format_spec]}`
   * replacement field visited outside of a `JoinedStr` context — not
   * something the parser ever produces, only a hand-built AST). Assumes
   * the default non-raw double-quote style, matching
   * {@link chooseInterpolatedStringQuotes}'s own fallback.
   */
  visit_FormattedValue(node) {
    this.writeReplacementField(node.value, node.conversion, node.format_spec, {
      isRaw: false,
      isTriple: false,
      quoteChar: '"'
    });
  }
  /**
   * Renders a standalone `Interpolation` (a t-string's
   * `{expr[!conv][:format_spec]}` field visited outside of a `TemplateStr`
   * context — not something the parser ever produces, only a hand-built
   * AST). Assumes the default non-raw double-quote style, matching
   * {@link chooseInterpolatedStringQuotes}'s own fallback.
   */
  visit_Interpolation(node) {
    this.writeReplacementField(node.value, node.conversion, node.format_spec, {
      isRaw: false,
      isTriple: false,
      quoteChar: '"'
    });
  }
  /**
   * Maps a `CmpOpNode` to its source text (`==`, `is not`, `not in`, ...).
   *
   * @param op - The comparison operator node.
   * @returns The operator's source text.
   */
  getCmpOpSymbol(op) {
    switch (op.nodeType) {
      case "Eq":
        return "==";
      case "NotEq":
        return "!=";
      case "Lt":
        return "<";
      case "LtE":
        return "<=";
      case "Gt":
        return ">";
      case "GtE":
        return ">=";
      case "Is":
        return "is";
      case "IsNot":
        return "is not";
      case "In":
        return "in";
      case "NotIn":
        return "not in";
    }
  }
  /** Renders a call expression (`func(args, kw=value, ...)`). */
  visit_Call(node) {
    this.visitAtomBase(node.func);
    this.write("(");
    this.interleave(", ", (arg) => this.visit(arg), node.args);
    if (node.args.length > 0 && node.keywords.length > 0) {
      this.write(", ");
    }
    this.interleave(", ", (kw) => this.visit(kw), node.keywords);
    this.write(")");
  }
  /** Renders a call keyword argument (`name=value`), or `**value` when `arg` is absent. */
  visit_Keyword(node) {
    if (node.arg) {
      this.write(node.arg, "=");
    } else {
      this.write("**");
    }
    this.visit(node.value);
  }
  /** Renders a literal constant (`None`/`True`/`False`/number/string/ellipsis). */
  visit_Constant(node) {
    this.write(this.formatConstant(node));
  }
  /**
   * Formats a `Constant` node's raw JS value as Python source text.
   *
   * @param node - The `Constant` node. Its `value` is typed `any` because it
   * may hold any JSON-like literal produced by the parser (string, number,
   * boolean, `null`, or the sentinel `"..."` for `Ellipsis`).
   * @returns The Python source representation of `node.value`.
   */
  formatConstant(node) {
    const value = node.value;
    if (value === null) return "None";
    if (value === true) return "True";
    if (value === false) return "False";
    if (value === "...") return "...";
    if (typeof value === "string") {
      return this.formatString(value, node);
    }
    if (typeof value === "number") {
      if (Number.isNaN(value)) return "(1e309-1e309)";
      if (value === Infinity) return "1e309";
      if (value === -Infinity) return "-1e309";
      const text = value.toString();
      if (!Number.isSafeInteger(value) && !text.includes(".") && !text.includes("e") && !text.includes("E")) {
        return `${text}.0`;
      }
      return text;
    }
    if (value instanceof PyComplex) {
      return value.toString();
    }
    return String(value);
  }
  /**
   * Formats a string constant as a quoted Python literal. When `node` still
   * carries its originally-recorded `quote_style` (only set on a node this
   * library's own parser produced), that exact style — quote character,
   * triple-quoting, and `r`/`b`/`u` prefix — is reused so the literal
   * round-trips unchanged. Falls back to double quotes (with no prefix)
   * when no quote style was recorded, matching this unparser's
   * long-standing default.
   *
   * @param value - The raw (unescaped) string value.
   * @param node - The `Constant` node `value` came from.
   * @returns The quoted, escaped Python string literal.
   */
  formatString(value, node) {
    const recordedStyle = node.quote_style;
    if (recordedStyle !== void 0) {
      const prefixMatch = recordedStyle.match(/^([fFrRbBuU]*)(.*)/);
      const prefix = prefixMatch[1];
      const quoteStyle = prefixMatch[2];
      const isRaw = /[rR]/.test(prefix);
      if (isRaw) {
        return `${prefix}${quoteStyle}${value}${quoteStyle}`;
      }
      if (quoteStyle === '"""' || quoteStyle === "'''") {
        const quoteChar = quoteStyle[0];
        return `${prefix}${quoteStyle}${this.escapeTripleQuoted(value, quoteChar)}${quoteStyle}`;
      }
      if (quoteStyle === '"') {
        return `${prefix}"${this.escapeString(value, '"')}"`;
      }
      return `${prefix}'${this.escapeString(value, "'")}'`;
    }
    return `"${this.escapeString(value, '"')}"`;
  }
  /**
   * Escapes backslashes, newlines, carriage returns, tabs, and the given
   * quote character in `value` so it can be embedded in a single-quoted
   * (non-triple) Python string literal.
   *
   * @param value - Raw string content to escape.
   * @param quote - The quote character (`"` or `'`) the string will be wrapped in.
   * @returns The escaped string body (without surrounding quotes).
   */
  escapeString(value, quote) {
    return value.replace(/\\/g, "\\\\").replace(/\n/g, "\\n").replace(/\r/g, "\\r").replace(/\t/g, "\\t").replace(new RegExp(`\\${quote}`, "g"), `\\${quote}`);
  }
  /**
   * Escapes a non-raw triple-quoted string literal's decoded content for
   * safe re-embedding. Unlike {@link escapeString}, literal `\n`s are left
   * as-is (triple-quoted strings span lines natively) — but backslashes
   * must still be escaped, or a literal backslash in the decoded value
   * (e.g. from a source `\\n`, decoding to a literal backslash + `n`, not
   * a newline) would read back as the start of a new escape sequence and
   * silently change meaning on re-parse. A literal `\r` must also be
   * escaped (unlike `\n`): CPython's tokenizer applies universal-newline
   * translation to a *raw* `\r`/`\r\n` in the source — including inside a
   * triple-quoted literal's body — collapsing it to `\n` on re-parse, so a
   * `Constant.value` that came from an explicit `\r` escape (as opposed to
   * a real source line ending) would silently become `\n` if left
   * unescaped here. The closing delimiter (`"""`/`'''`) is also escaped if
   * it occurs in the content, or as a lone trailing quote char that would
   * otherwise merge with the real closing delimiter appended right after
   * this.
   * @param value - Decoded string content to escape.
   * @param quoteChar - The quote character (`"` or `'`) whose tripled form delimits the literal.
   * @returns The escaped string body (without surrounding triple quotes).
   */
  escapeTripleQuoted(value, quoteChar) {
    let result = value.replace(/\\/g, "\\\\").replace(/\r/g, "\\r");
    const closing = quoteChar.repeat(3);
    result = result.split(closing).join(`\\${quoteChar}${quoteChar}${quoteChar}`);
    if (result.endsWith(quoteChar)) {
      result = `${result.slice(0, -1)}\\${quoteChar}`;
    }
    return result;
  }
  /** Renders a bare identifier reference. */
  visit_Name(node) {
    this.write(node.id);
  }
  /**
   * Renders attribute access (`value.attr`). A bare integer literal base
   * (`3571`) needs a space before the `.` — CPython's tokenizer would
   * otherwise read `3571.` as the start of a float literal and fail to
   * find `to_bytes` after it (`3571.to_bytes(...)` is a syntax error;
   * `(3571).to_bytes(...)` or `3571 .to_bytes(...)` both work). This
   * matches CPython's own `ast.unparse`, which also just adds a space
   * rather than parenthesizing.
   */
  visit_Attribute(node) {
    this.visitAtomBase(node.value);
    if (this.isBareIntegerLiteral(node.value)) {
      this.write(" ");
    }
    this.write(".", node.attr);
  }
  /**
   * Reports whether `node` renders as a bare sequence of decimal digits
   * with no `.`/`e`/`x` (a plain `Constant` int, not a float/hex/octal/
   * binary literal) — see {@link visit_Attribute}.
   */
  isBareIntegerLiteral(node) {
    return node.nodeType === "Constant" && (typeof node.value === "number" || typeof node.value === "bigint") && /^\d+$/.test(node.value.toString());
  }
  /**
   * Renders a subscript expression (`value[slice]`). A `Tuple` slice (as in
   * `a[1, 2]` or `a[i, j:k]`) is unpacked and its elements interleaved with
   * `", "` directly, rather than delegating to `visit_Tuple`, so it isn't
   * wrapped in the parentheses `visit_Tuple` would normally add.
   */
  visit_Subscript(node) {
    this.visitAtomBase(node.value);
    this.write("[");
    if (node.slice.nodeType === "Tuple" && node.slice.elts.length > 0) {
      this.interleave(", ", (elt) => this.visit(elt), node.slice.elts);
      if (node.slice.elts.length === 1) {
        this.write(",");
      }
    } else {
      this.visit(node.slice);
    }
    this.write("]");
  }
  /** Renders a list display (`[elt, ...]`). */
  visit_List(node) {
    this.write("[");
    this.interleave(", ", (elt) => this.visit(elt), node.elts);
    this.write("]");
  }
  /**
   * Renders a tuple display. A single-element tuple gets an explicit
   * trailing comma (`(x,)`) since `(x)` alone would just be `x` in
   * parentheses, not a tuple.
   */
  visit_Tuple(node) {
    this.write("(");
    this.interleave(", ", (elt) => this.visit(elt), node.elts);
    if (node.elts.length === 1) {
      this.write(",");
    }
    this.write(")");
  }
  /**
   * Renders a dict display (`{key: value, ...}`). A `null` key (paired with
   * its value) represents a `**value` unpacking entry rather than an
   * explicit `key: value` pair.
   */
  /**
   * Renders a dict display (`{key: value, ...}`), including `**expr`
   * unpacking entries (`key` is `null`). A key/value pair's `value`
   * accepts any expression (CPython's `test`), but `**expr`'s operand
   * binds at `bitor` precedence — same restriction as `**kwargs` in a
   * call — so a bare `BoolOp`/`Compare`/ternary/`lambda` there needs
   * parens (`{**a or b}` doesn't parse).
   */
  visit_Dict(node) {
    this.write("{");
    for (let i = 0; i < node.keys.length; i++) {
      if (i > 0) this.write(", ");
      const key = node.keys[i];
      if (key) {
        this.visit(key);
        this.write(": ");
        this.visit(node.values[i]);
      } else {
        this.write("**");
        this.visitParenthesizedIfNeeded(7 /* EXPR */, node.values[i]);
      }
    }
    this.write("}");
  }
  /** Renders a set display (`{elt, ...}`). */
  visit_Set(node) {
    this.write("{");
    this.interleave(", ", (elt) => this.visit(elt), node.elts);
    this.write("}");
  }
  /** Renders a list comprehension (`[elt for ... ]`). */
  visit_ListComp(node) {
    this.write("[");
    this.visit(node.elt);
    for (const generator of node.generators) {
      this.visit(generator);
    }
    this.write("]");
  }
  /** Renders a set comprehension (`{elt for ... }`). */
  visit_SetComp(node) {
    this.write("{");
    this.visit(node.elt);
    for (const generator of node.generators) {
      this.visit(generator);
    }
    this.write("}");
  }
  /** Renders a dict comprehension (`{key: value for ... }`). */
  visit_DictComp(node) {
    this.write("{");
    this.visit(node.key);
    this.write(": ");
    this.visit(node.value);
    for (const generator of node.generators) {
      this.visit(generator);
    }
    this.write("}");
  }
  /** Renders a generator expression (`(elt for ... )`). */
  visit_GeneratorExp(node) {
    this.write("(");
    this.visit(node.elt);
    for (const generator of node.generators) {
      this.visit(generator);
    }
    this.write(")");
  }
  /**
   * Renders one `[async] for target in iter [if cond ...]` clause of a
   * comprehension. Writes its own leading space (` for `/` async for `) so
   * multiple clauses concatenate correctly when a comprehension has more
   * than one `for`. `iter` and each `if` condition are rendered at
   * `Precedence.OR`: CPython's grammar restricts both to `or_test` (a bare
   * ternary or `lambda` is `test`, one level looser, and a syntax error
   * there unparenthesized — `for x in y if a else b` doesn't parse), so
   * either needs explicit parens whenever the source actually had one.
   */
  visit_Comprehension(node) {
    if (node.is_async) {
      this.write(" async for ");
    } else {
      this.write(" for ");
    }
    this.visit(node.target);
    this.write(" in ");
    this.visitParenthesizedIfNeeded(3 /* OR */, node.iter);
    for (const if_ of node.ifs) {
      this.write(" if ");
      this.visitParenthesizedIfNeeded(3 /* OR */, if_);
    }
  }
  // Handle helper types
  /**
   * Renders one `except [type [as name]]:` clause of a `Try` statement
   * (plain `except`, not the `except*` form — see {@link visit_TryStar}).
   */
  visit_ExceptHandler(node) {
    this.fill("except");
    if (node.type) {
      this.write(" ");
      this.visit(node.type);
      if (node.name) {
        this.write(" as ");
        this.write(node.name);
      }
    }
    this.write(":");
    this.context.indent++;
    for (const stmt of node.body) {
      this.visit(stmt);
    }
    this.context.indent--;
  }
  /** Renders one `name [as asname]` entry of an `import`/`from ... import` clause. */
  visit_Alias(node) {
    this.write(node.name);
    if (node.asname) {
      this.write(" as ");
      this.write(node.asname);
    }
  }
  /** Renders one `context_expr [as optional_vars]` entry of a `with`/`async with` clause. */
  visit_WithItem(node) {
    this.visit(node.context_expr);
    if (node.optional_vars) {
      this.write(" as ");
      this.visit(node.optional_vars);
    }
  }
  // Handle arguments
  /**
   * Renders a function/lambda parameter list: positional-only params (with
   * trailing `/`), regular params, `*args`, keyword-only params, and
   * `**kwargs`, each with defaults aligned to the correct (rightmost)
   * parameters. Does not write the surrounding parentheses — callers
   * (`visit_FunctionDef`, `visit_Lambda`, etc.) are responsible for those.
   *
   * @param node - The `Arguments` node describing the full parameter list.
   */
  visit_arguments(node) {
    const all_args = [...node.posonlyargs, ...node.args];
    for (let i = 0; i < all_args.length; i++) {
      if (i > 0) this.write(", ");
      this.visit(all_args[i]);
      const defaultIndex = i - (all_args.length - node.defaults.length);
      if (defaultIndex >= 0 && defaultIndex < node.defaults.length) {
        this.write("=");
        this.visit(node.defaults[defaultIndex]);
      }
      if (i === node.posonlyargs.length - 1 && node.posonlyargs.length > 0) {
        this.write(", /");
      }
    }
    if (node.vararg) {
      if (all_args.length > 0) this.write(", ");
      this.write("*");
      this.visit(node.vararg);
    }
    if (node.kwonlyargs.length > 0) {
      if (!node.vararg) {
        this.write(all_args.length > 0 ? ", *" : "*");
      }
      for (let i = 0; i < node.kwonlyargs.length; i++) {
        this.write(", ");
        this.visit(node.kwonlyargs[i]);
        const defaultValue = i < node.kw_defaults.length ? node.kw_defaults[i] : void 0;
        if (defaultValue) {
          this.write("=");
          this.visit(defaultValue);
        }
      }
    }
    if (node.kwarg) {
      if (all_args.length > 0 || node.vararg || node.kwonlyargs.length > 0) {
        this.write(", ");
      }
      this.write("**");
      this.visit(node.kwarg);
    }
  }
  /** Renders a single parameter (`name[: annotation]`) within a parameter list. */
  visit_Arg(node) {
    this.write(node.arg);
    if (node.annotation) {
      this.write(": ");
      this.visit(node.annotation);
    }
  }
  // Pattern visitors
  /** Renders a `match` literal/value pattern (`case value:`). */
  visit_MatchValue(node) {
    this.visit(node.value);
  }
  /** Renders a `match` singleton pattern (`case None:`/`True`/`False`). */
  visit_MatchSingleton(node) {
    if (node.value === null) this.write("None");
    else if (node.value === true) this.write("True");
    else if (node.value === false) this.write("False");
    else this.write(String(node.value));
  }
  /** Renders a `match` sequence pattern (`case [p1, p2, ...]:`). */
  visit_MatchSequence(node) {
    this.write("[");
    this.interleave(", ", (pattern) => this.visit(pattern), node.patterns);
    this.write("]");
  }
  /**
   * Renders a `match` mapping pattern (`case {key: pattern, ..., **rest}:`).
   */
  visit_MatchMapping(node) {
    this.write("{");
    for (let i = 0; i < node.keys.length; i++) {
      if (i > 0) this.write(", ");
      this.visit(node.keys[i]);
      this.write(": ");
      this.visit(node.patterns[i]);
    }
    if (node.rest) {
      if (node.keys.length > 0) this.write(", ");
      this.write("**");
      this.write(node.rest);
    }
    this.write("}");
  }
  /**
   * Renders a `match` class pattern (`case Cls(p1, p2, kw=p3, ...):`),
   * combining positional sub-patterns and keyword sub-patterns.
   */
  visit_MatchClass(node) {
    this.visit(node.cls);
    this.write("(");
    this.interleave(", ", (pattern) => this.visit(pattern), node.patterns);
    for (let i = 0; i < node.kwd_attrs.length; i++) {
      if (node.patterns.length > 0 || i > 0) this.write(", ");
      this.write(node.kwd_attrs[i]);
      this.write("=");
      this.visit(node.kwd_patterns[i]);
    }
    this.write(")");
  }
  /** Renders a `match` star pattern (`*name` or bare `*` inside a sequence pattern). */
  visit_MatchStar(node) {
    this.write("*");
    this.write(node.name ?? "_");
  }
  /**
   * Renders a `match` "as" pattern (`pattern as name`), or a bare capture
   * name / wildcard `_` when `pattern` is absent.
   */
  visit_MatchAs(node) {
    if (node.pattern) {
      this.visit(node.pattern);
      this.write(" as ");
    }
    this.write(node.name ?? "_");
  }
  /**
   * Renders an "or" pattern (`p1 | p2 | ...`). CPython's grammar
   * (`or_pattern: '|'.closed_pattern+`) restricts each alternative to a
   * `closed_pattern`, which excludes a bare `as`-pattern (`MatchAs` with
   * a nested `pattern`, e.g. `X() as y`) — `X() as y | Z()` is a syntax
   * error unparenthesized, so that shape needs `(X() as y) | Z()`. A
   * plain capture (`MatchAs` with no nested `pattern`, just a bare name)
   * is itself already a `closed_pattern` and needs no parens.
   */
  visit_MatchOr(node) {
    this.interleave(
      " | ",
      (pattern) => {
        const needsParens = pattern.nodeType === "MatchAs" && pattern.pattern !== void 0;
        if (needsParens) this.write("(");
        this.visit(pattern);
        if (needsParens) this.write(")");
      },
      node.patterns
    );
  }
  // Helper method for type parameters
  /**
   * Writes a PEP 695 type-parameter list (`[T, *Ts, **P]`) if `type_params`
   * is non-empty; writes nothing otherwise.
   *
   * @param type_params - Type parameters declared on a `def`/`class`/`type` statement.
   */
  writeTypeParams(type_params) {
    if (type_params && type_params.length > 0) {
      this.write("[");
      this.interleave(", ", (param) => this.visit(param), type_params);
      this.write("]");
    }
  }
  // Type parameter visitors
  /** Renders a PEP 695 `TypeVar` param (`T[: bound][ = default]`). */
  visit_TypeVar(node) {
    this.write(node.name);
    if (node.bound) {
      this.write(": ");
      this.visit(node.bound);
    }
    if (node.default_value) {
      this.write(" = ");
      this.visit(node.default_value);
    }
  }
  /** Renders a PEP 695 `ParamSpec` param (`**P[ = default]`). */
  visit_ParamSpec(node) {
    this.write("**");
    this.write(node.name);
    if (node.default_value) {
      this.write(" = ");
      this.visit(node.default_value);
    }
  }
  /** Renders a PEP 695 `TypeVarTuple` param (`*Ts[ = default]`). */
  visit_TypeVarTuple(node) {
    this.write("*");
    this.write(node.name);
    if (node.default_value) {
      this.write(" = ");
      this.visit(node.default_value);
    }
  }
  // FunctionType module visitor
  /** Renders a `FunctionType` module node: a bare `(argtypes) -> returns` type signature. */
  visit_FunctionType(node) {
    this.write("(");
    this.interleave(", ", (arg) => this.visit(arg), node.argtypes);
    this.write(") -> ");
    this.visit(node.returns);
  }
}

function getDocstring(node) {
  if (node.nodeType !== "FunctionDef" && node.nodeType !== "AsyncFunctionDef" && node.nodeType !== "ClassDef" && node.nodeType !== "Module") {
    return null;
  }
  const body = "body" in node ? node.body : [];
  if (body.length === 0) return null;
  const firstStmt = body[0];
  if (firstStmt.nodeType !== "Expr") return null;
  const value = firstStmt.value;
  if (value.nodeType === "Constant" && typeof value.value === "string") {
    return value.value;
  }
  return null;
}
function* iterFields(node) {
  for (const [key, value] of Object.entries(node)) {
    if (key !== "nodeType" && key !== "lineno" && key !== "col_offset" && key !== "end_lineno" && key !== "end_col_offset") {
      yield [key, value];
    }
  }
}
function* iterChildNodes(node) {
  for (const [, value] of iterFields(node)) {
    if (Array.isArray(value)) {
      for (const item of value) {
        if (isASTNode(item)) {
          yield item;
        }
      }
    } else if (isASTNode(value)) {
      yield value;
    }
  }
}
function isASTNode(value) {
  return value && typeof value === "object" && "nodeType" in value;
}
function getSourceSegment(source, node, options = {}) {
  const { padded = false } = options;
  if (!("lineno" in node) || !("col_offset" in node) || !("end_lineno" in node) || !("end_col_offset" in node) || node.lineno === void 0 || node.col_offset === void 0 || node.end_lineno === void 0 || node.end_col_offset === void 0) {
    return null;
  }
  const lines = source.split("\n");
  const startLine = node.lineno - 1;
  const endLine = node.end_lineno - 1;
  const startCol = node.col_offset;
  const endCol = node.end_col_offset;
  if (startLine === endLine) {
    return lines[startLine]?.slice(startCol, endCol) || null;
  }
  const result = [];
  if (lines[startLine]) {
    let firstLine = lines[startLine].slice(startCol);
    if (padded) {
      firstLine = " ".repeat(startCol) + firstLine;
    }
    result.push(firstLine);
  }
  for (let i = startLine + 1; i < endLine; i++) {
    if (lines[i] !== void 0) {
      result.push(lines[i]);
    }
  }
  if (lines[endLine]) {
    result.push(lines[endLine].slice(0, endCol));
  }
  return result.join("\n");
}
const ast = {
  /**
   * Create a Name node
   */
  Name(id, ctx = "Load") {
    return {
      nodeType: "Name",
      id,
      ctx: { nodeType: ctx },
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a Constant node
   */
  Constant(value, kind) {
    return {
      nodeType: "Constant",
      value,
      kind,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a Call node
   */
  Call(func, args = [], keywords = []) {
    return {
      nodeType: "Call",
      func,
      args,
      keywords,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a BinOp node
   */
  BinOp(left, op, right) {
    const operatorNode = typeof op === "string" ? { nodeType: op } : op;
    return {
      nodeType: "BinOp",
      left,
      op: operatorNode,
      right,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create an Assign node
   */
  Assign(targets, value, type_comment) {
    return {
      nodeType: "Assign",
      targets,
      value,
      type_comment,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create an Expr node (expression statement)
   */
  Expr(value) {
    return {
      nodeType: "Expr",
      value,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a List node
   */
  List(elts, ctx = "Load") {
    return {
      nodeType: "List",
      elts,
      ctx: { nodeType: ctx },
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a Tuple node
   */
  Tuple(elts, ctx = "Load") {
    return {
      nodeType: "Tuple",
      elts,
      ctx: { nodeType: ctx },
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create an Attribute node
   */
  Attribute(value, attr, ctx = "Load") {
    return {
      nodeType: "Attribute",
      value,
      attr,
      ctx: { nodeType: ctx },
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a Dict node
   */
  Dict(keys, values) {
    return {
      nodeType: "Dict",
      keys,
      values,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a NamedExpr node (walrus operator)
   */
  NamedExpr(target, value) {
    return {
      nodeType: "NamedExpr",
      target,
      value,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a Lambda node
   */
  Lambda(args, body) {
    return {
      nodeType: "Lambda",
      args,
      body,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create an IfExp node (conditional expression)
   */
  IfExp(test, body, orelse) {
    return {
      nodeType: "IfExp",
      test,
      body,
      orelse,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create an Await node
   */
  Await(value) {
    return {
      nodeType: "Await",
      value,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a Yield node
   */
  Yield(value) {
    return {
      nodeType: "Yield",
      value,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a YieldFrom node
   */
  YieldFrom(value) {
    return {
      nodeType: "YieldFrom",
      value,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a Starred node
   */
  Starred(value, ctx = "Load") {
    return {
      nodeType: "Starred",
      value,
      ctx: { nodeType: ctx },
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a Slice node
   */
  Slice(lower, upper, step) {
    return {
      nodeType: "Slice",
      lower,
      upper,
      step,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a Delete statement
   */
  Delete(targets) {
    return {
      nodeType: "Delete",
      targets,
      lineno: 1,
      col_offset: 0
    };
  },
  /**
   * Create a Nonlocal statement
   */
  Nonlocal(names) {
    return {
      nodeType: "Nonlocal",
      names,
      lineno: 1,
      col_offset: 0
    };
  }
};

function parsePython(source, options) {
  return parse(source, options);
}
function parseModule(source, filename) {
  return parse(source, { filename });
}
function toSource(node, indent = "    ") {
  return unparse(node, { indent });
}
function dump(node, options = {}) {
  const {
    annotateFields = true,
    includeAttributes = false,
    indent = null,
    showEmpty = false
  } = options;
  function formatNode(node2, level = 0) {
    if (!node2 || typeof node2 !== "object") {
      return JSON.stringify(node2);
    }
    if (node2 instanceof PyComplex) {
      return node2.toString();
    }
    if (Array.isArray(node2)) {
      if (node2.length === 0 && !showEmpty) {
        return "[]";
      }
      const items = node2.map((item) => formatNode(item, level + 1));
      if (indent !== null) {
        const indentStr = typeof indent === "string" ? indent : " ".repeat(indent);
        const currentIndent = indentStr.repeat(level + 1);
        const parentIndent = indentStr.repeat(level);
        return `[
${currentIndent}${items.join(
          `,
${currentIndent}`
        )}
${parentIndent}]`;
      }
      return `[${items.join(", ")}]`;
    }
    if (!("nodeType" in node2)) {
      return JSON.stringify(node2);
    }
    const fields = [];
    const nodeType = node2.nodeType;
    for (const [key, value] of Object.entries(node2)) {
      if (key === "nodeType") continue;
      if (!includeAttributes && (key === "lineno" || key === "col_offset" || key === "end_lineno" || key === "end_col_offset")) {
        continue;
      }
      if (!showEmpty && (value === null || value === void 0 || Array.isArray(value) && value.length === 0)) {
        continue;
      }
      const formattedValue = formatNode(value, level + 1);
      if (annotateFields) {
        fields.push(`${key}=${formattedValue}`);
      } else {
        fields.push(formattedValue);
      }
    }
    const fieldsStr = fields.join(", ");
    if (indent !== null && fields.length > 1) {
      const indentStr = typeof indent === "string" ? indent : " ".repeat(indent);
      const currentIndent = indentStr.repeat(level + 1);
      const parentIndent = indentStr.repeat(level);
      return `${nodeType}(
${currentIndent}${fields.join(
        `,
${currentIndent}`
      )}
${parentIndent})`;
    }
    return `${nodeType}(${fieldsStr})`;
  }
  return formatNode(node);
}


//# sourceMappingURL=index.esm.js.map


/***/ })

};
