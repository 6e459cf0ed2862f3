export const id = 6983;
export const ids = [6983];
export const modules = {

  76983:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    Lexer: () => (  Lexer),
    NodeTransformer: () => (  NodeTransformer),
    NodeVisitor: () => (  NodeVisitor),
    PyComplex: () => (  PyComplex),
    TokenType: () => (  TokenType),
    ast: () => (  ast),
    copyLocation: () => (  copyLocation),
    dump: () => (  dump),
    fixMissingLocations: () => (  fixMissingLocations),
    getDocstring: () => (  getDocstring),
    getSourceSegment: () => (  getSourceSegment),
    incrementLineno: () => (  incrementLineno),
    isASTNode: () => (  isASTNode),
    iterChildNodes: () => (  iterChildNodes),
    iterFields: () => (  iterFields),
    literalEval: () => (  literalEval),
    parse: () => (  parse),
    parseFile: () => (  parseFile),
    parseModule: () => (  parseModule),
    parsePython: () => (  parsePython),
    toSource: () => (  toSource),
    unparse: () => (  unparse),
    walk: () => (  walk)
  });
var TokenType =   ((TokenType2) => {
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
const KEYWORDS =   new Map([
  ["and", "AND"  ],
  ["as", "AS"  ],
  ["assert", "ASSERT"  ],
  ["async", "ASYNC"  ],
  ["await", "AWAIT"  ],
  ["break", "BREAK"  ],
  ["class", "CLASS"  ],
  ["continue", "CONTINUE"  ],
  ["def", "DEF"  ],
  ["del", "DEL"  ],
  ["elif", "ELIF"  ],
  ["else", "ELSE"  ],
  ["except", "EXCEPT"  ],
  ["False", "FALSE"  ],
  ["finally", "FINALLY"  ],
  ["for", "FOR"  ],
  ["from", "FROM"  ],
  ["global", "GLOBAL"  ],
  ["if", "IF"  ],
  ["import", "IMPORT"  ],
  ["in", "IN"  ],
  ["is", "IS"  ],
  ["lambda", "LAMBDA"  ],
  ["None", "NONE"  ],
  ["nonlocal", "NONLOCAL"  ],
  ["not", "NOT"  ],
  ["or", "OR"  ],
  ["pass", "PASS"  ],
  ["raise", "RAISE"  ],
  ["return", "RETURN"  ],
  ["True", "TRUE"  ],
  ["try", "TRY"  ],
  ["while", "WHILE"  ],
  ["with", "WITH"  ],
  ["yield", "YIELD"  ]
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
  constructor(source) {
    this.tokens = [];
    this.indentStack = [0];
    this.atLineStart = true;
    this.parenLevel = 0;
    this.bracketLevel = 0;
    this.braceLevel = 0;
    this.source = source.replace(/\r\n?/g, "\n");
    this.position = { line: 1, column: 0, index: 0 };
  }
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
    if (lastToken && lastToken.type !== "NEWLINE"  ) {
      this.addToken("NEWLINE"  , "\n");
    }
    while (this.indentStack.length > 1) {
      this.indentStack.pop();
      this.addToken("DEDENT"  , "");
    }
    this.addToken("EOF"  , "");
    return this.tokens;
  }
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
  scanNewline() {
    const start = { ...this.position };
    this.advance();
    if (this.parenLevel === 0 && this.bracketLevel === 0 && this.braceLevel === 0) {
      this.addTokenAt("NEWLINE"  , "\n", start);
    }
    this.atLineStart = true;
  }
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
      this.addToken("INDENT"  , "");
    } else if (indent < currentIndent) {
      while (this.indentStack.length > 1 && this.indentStack[this.indentStack.length - 1] > indent) {
        this.indentStack.pop();
        this.addToken("DEDENT"  , "");
      }
      if (this.indentStack[this.indentStack.length - 1] !== indent) {
        throw new Error(`Indentation error at line ${this.position.line}`);
      }
    }
  }
  scanComment() {
    const start = { ...this.position };
    this.advance();
    let value = "#";
    while (this.position.index < this.source.length && this.peek() !== "\n") {
      value += this.peek();
      this.advance();
    }
    this.addTokenAt("COMMENT"  , value, start);
  }
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
    this.addTokenAt("STRING"  , value, start);
  }
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
    this.addTokenAt("STRING"  , value, start);
  }
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
        this.addTokenAt("NUMBER"  , value, start);
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
    this.addTokenAt("NUMBER"  , value, start);
  }
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
    const tokenType = KEYWORDS.get(value) || "NAME"  ;
    this.addTokenAt(tokenType, value, start);
  }
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
    this.addTokenAt("STRING"  , value, start);
  }
  scanTwoCharOperator(twoChar) {
    const start = { ...this.position };
    let tokenType = null;
    switch (twoChar) {
      case "**":
        tokenType = "DOUBLESTAR"  ;
        break;
      case "//":
        tokenType = "DOUBLESLASH"  ;
        break;
      case "<<":
        tokenType = "LEFTSHIFT"  ;
        break;
      case ">>":
        tokenType = "RIGHTSHIFT"  ;
        break;
      case "==":
        tokenType = "EQEQUAL"  ;
        break;
      case "!=":
        tokenType = "NOTEQUAL"  ;
        break;
      case "<=":
        tokenType = "LESSEQUAL"  ;
        break;
      case ">=":
        tokenType = "GREATEREQUAL"  ;
        break;
      case "+=":
        tokenType = "PLUSEQUAL"  ;
        break;
      case "-=":
        tokenType = "MINEQUAL"  ;
        break;
      case "*=":
        tokenType = "STAREQUAL"  ;
        break;
      case "/=":
        tokenType = "SLASHEQUAL"  ;
        break;
      case "%=":
        tokenType = "PERCENTEQUAL"  ;
        break;
      case "&=":
        tokenType = "AMPEREQUAL"  ;
        break;
      case "|=":
        tokenType = "VBAREQUAL"  ;
        break;
      case "^=":
        tokenType = "CIRCUMFLEXEQUAL"  ;
        break;
      case "@=":
        tokenType = "ATEQUAL"  ;
        break;
      case ":=":
        tokenType = "COLONEQUAL"  ;
        break;
      case "->":
        tokenType = "RARROW"  ;
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
  scanThreeCharOperator(threeChar) {
    const start = { ...this.position };
    let tokenType = null;
    switch (threeChar) {
      case "...":
        tokenType = "ELLIPSIS"  ;
        break;
      case "<<=":
        tokenType = "LEFTSHIFTEQUAL"  ;
        break;
      case ">>=":
        tokenType = "RIGHTSHIFTEQUAL"  ;
        break;
      case "**=":
        tokenType = "DOUBLESTAREQUAL"  ;
        break;
      case "//=":
        tokenType = "DOUBLESLASHEQUAL"  ;
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
  scanSingleCharOperator(c) {
    const start = { ...this.position };
    let tokenType;
    switch (c) {
      case "+":
        tokenType = "PLUS"  ;
        break;
      case "-":
        tokenType = "MINUS"  ;
        break;
      case "*":
        tokenType = "STAR"  ;
        break;
      case "/":
        tokenType = "SLASH"  ;
        break;
      case "%":
        tokenType = "PERCENT"  ;
        break;
      case "@":
        tokenType = "AT"  ;
        break;
      case "|":
        tokenType = "VBAR"  ;
        break;
      case "&":
        tokenType = "AMPER"  ;
        break;
      case "^":
        tokenType = "CIRCUMFLEX"  ;
        break;
      case "~":
        tokenType = "TILDE"  ;
        break;
      case "(":
        tokenType = "LPAR"  ;
        this.parenLevel++;
        break;
      case ")":
        tokenType = "RPAR"  ;
        this.parenLevel--;
        break;
      case "[":
        tokenType = "LSQB"  ;
        this.bracketLevel++;
        break;
      case "]":
        tokenType = "RSQB"  ;
        this.bracketLevel--;
        break;
      case "{":
        tokenType = "LBRACE"  ;
        this.braceLevel++;
        break;
      case "}":
        tokenType = "RBRACE"  ;
        this.braceLevel--;
        break;
      case ",":
        tokenType = "COMMA"  ;
        break;
      case ":":
        tokenType = "COLON"  ;
        break;
      case ".":
        tokenType = "DOT"  ;
        break;
      case ";":
        tokenType = "SEMI"  ;
        break;
      case "=":
        tokenType = "EQUAL"  ;
        break;
      case "<":
        tokenType = "LESS"  ;
        break;
      case ">":
        tokenType = "GREATER"  ;
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
  peek(offset = 0) {
    const index = this.position.index + offset;
    return index < this.source.length ? this.source[index] : "";
  }
  peekNext() {
    return this.peek(1);
  }
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
  addToken(type, value) {
    this.addTokenAt(type, value, this.position);
  }
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
  isDigit(c) {
    return c >= "0" && c <= "9";
  }
  isHexDigit(c) {
    return this.isDigit(c) || c >= "a" && c <= "f" || c >= "A" && c <= "F";
  }
  isOctalDigit(c) {
    return c >= "0" && c <= "7";
  }
  isBinaryDigit(c) {
    return c === "0" || c === "1";
  }
  isAlpha(c) {
    return /^\p{ID_Start}$/u.test(c);
  }
  isAlphaNumeric(c) {
    return /^\p{ID_Continue}$/u.test(c);
  }
}

class PyComplex {
  constructor(real, imag) {
    this.real = real;
    this.imag = imag;
  }
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
  constructor(source, options = {}) {
    this.current = 0;
    this.lastNonCommentTokenLine = 0;
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
  parse() {
    this.current = 0;
    return this.parseFileInput();
  }
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
  parsePattern() {
    return this.parseOrPattern();
  }
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
  parseExpr() {
    return this.parseOrExpr();
  }
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
  matchAugAssign() {
    return this.check(TokenType.PLUSEQUAL) || this.check(TokenType.MINEQUAL) || this.check(TokenType.STAREQUAL) || this.check(TokenType.SLASHEQUAL) || this.check(TokenType.PERCENTEQUAL) || this.check(TokenType.AMPEREQUAL) || this.check(TokenType.VBAREQUAL) || this.check(TokenType.CIRCUMFLEXEQUAL) || this.check(TokenType.LEFTSHIFTEQUAL) || this.check(TokenType.RIGHTSHIFTEQUAL) || this.check(TokenType.DOUBLESTAREQUAL) || this.check(TokenType.DOUBLESLASHEQUAL) || this.check(TokenType.ATEQUAL);
  }
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
  matchComparison() {
    return this.check(TokenType.LESS) || this.check(TokenType.GREATER) || this.check(TokenType.EQEQUAL) || this.check(TokenType.GREATEREQUAL) || this.check(TokenType.LESSEQUAL) || this.check(TokenType.NOTEQUAL) || this.check(TokenType.IN) || this.check(TokenType.IS) || this.check(TokenType.NOT) && this.checkNext(TokenType.IN);
  }
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
  isSimpleTarget(expr) {
    return expr.nodeType === "Name";
  }
  createLoad() {
    return { nodeType: "Load" };
  }
  createStore() {
    return { nodeType: "Store" };
  }
  createDel() {
    return { nodeType: "Del" };
  }
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
  cpythonStringKind(quoteStyle) {
    return /^[uU]/.test(quoteStyle) ? "u" : void 0;
  }
  getLiteralKind(tokenValue) {
    const [, prefix] = tokenValue.match(/^([fFrRbBuUtT]*)/);
    const lowerPrefix = prefix.toLowerCase();
    if (lowerPrefix.includes("f")) return "f";
    if (lowerPrefix.includes("t")) return "t";
    return null;
  }
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
  decodeDoubledBraces(text) {
    return text.replace(/\{\{/g, "{").replace(/\}\}/g, "}");
  }
  scanFStringSegments(content, token, startPos, isRaw) {
    return this.scanInterleavedSegments(
      content,
      token,
      startPos,
      isRaw,
      (exprText, tok, segStart, segEnd) => this.buildFormattedValueNodes(exprText, tok, segStart, segEnd, isRaw)
    );
  }
  scanTemplateStrSegments(content, token, startPos, isRaw) {
    return this.scanInterleavedSegments(
      content,
      token,
      startPos,
      isRaw,
      (exprText, tok, segStart, segEnd) => this.buildInterpolationNodes(exprText, tok, segStart, segEnd, isRaw)
    );
  }
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
  interpolationExprStart(expression, segStart) {
    const exprSegStart = this.advancePosition(segStart, "{");
    const leadingWs = expression.length - expression.trimStart().length;
    return this.advancePosition(exprSegStart, expression.slice(0, leadingWs));
  }
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
  match(...types) {
    for (const type of types) {
      if (this.check(type)) {
        this.advance();
        return true;
      }
    }
    return false;
  }
  check(type) {
    if (this.isAtEnd()) return false;
    const token = this.peek();
    return token.type === type;
  }
  checkNext(type) {
    return this.tokens[this.current + 1].type === type;
  }
  isAtEnd() {
    const token = this.peek();
    return token.type === TokenType.EOF;
  }
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
  peekNext() {
    return this.tokens[this.current + 1];
  }
  advance() {
    this.current++;
    const token = this.previous();
    if (token.type !== TokenType.COMMENT && token.type !== TokenType.NEWLINE) {
      this.lastNonCommentTokenLine = token.end_lineno;
    }
    return token;
  }
  previous() {
    return this.tokens[this.current - 1];
  }
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
  consume(type, message) {
    if (this.check(type)) {
      return this.advance();
    }
    throw this.error(message);
  }
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
  visit(node) {
    const methodName = `visit${node.nodeType}`;
    const methodNameUnderscore = `visit_${node.nodeType}`;
    const method = (
      this[methodName] || this[methodNameUnderscore]
    );
    if (method && typeof method === "function") {
      return method.call(this, node);
    } else {
      return this.genericVisit(node);
    }
  }
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
    precedence: 0  ,
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
  constructor(context) {
    super();
    this.context = context;
  }
  visit(node) {
    const result = super.visit(node);
    if ("inlineComment" in node && node.inlineComment) {
      this.write("  ", node.inlineComment.value);
    }
    return result;
  }
  write(...text) {
    this.context.source.push(...text);
  }
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
  interleave(inter, f, seq) {
    for (let i = 0; i < seq.length; i++) {
      if (i > 0) {
        this.write(inter);
      }
      f(seq[i]);
    }
  }
  withPrecedence(precedence, node) {
    const oldPrecedence = this.context.precedence;
    this.context.precedence = precedence;
    this.visit(node);
    this.context.precedence = oldPrecedence;
  }
  requireParens(precedence, node) {
    return this.getPrecedence(node) < precedence;
  }
  getPrecedence(node) {
    switch (node.nodeType) {
      case "Tuple":
        return 16  ;
      case "Yield":
      case "YieldFrom":
        return 1  ;
      case "IfExp":
      case "NamedExpr":
      case "Lambda":
        return 2  ;
      case "BoolOp":
        return node.op.nodeType === "Or" ? 3   : 4  ;
      case "UnaryOp":
        return node.op.nodeType === "Not" ? 5   : 13  ;
      case "Compare":
        return 6  ;
      case "BinOp":
        return this.getBinOpPrecedence(node.op);
      case "Await":
        return 15  ;
      default:
        return 16  ;
    }
  }
  getBinOpPrecedence(op) {
    switch (op.nodeType) {
      case "BitOr":
        return 7  ;
      case "BitXor":
        return 8  ;
      case "BitAnd":
        return 9  ;
      case "LShift":
      case "RShift":
        return 10  ;
      case "Add":
      case "Sub":
        return 11  ;
      case "Mult":
      case "MatMult":
      case "Div":
      case "Mod":
      case "FloorDiv":
        return 12  ;
      case "Pow":
        return 14  ;
    }
  }
  visit_Module(node) {
    for (const stmt of node.body) {
      this.visit(stmt);
    }
  }
  visit_Interactive(node) {
    for (const stmt of node.body) {
      this.visit(stmt);
    }
  }
  visit_Expression(node) {
    this.visit(node.body);
  }
  writeDecorators(decorators) {
    for (const decorator of decorators) {
      this.fill("@");
      this.visit(decorator);
    }
  }
  chooseInterpolatedStringQuotes(node, defaultPrefix) {
    const recordedStyle = node.quote_style;
    if (recordedStyle !== void 0) {
      const prefixMatch = recordedStyle.match(/^([fFrRbBuUtT]*)(.*)/);
      const quote = prefixMatch[2];
      return [recordedStyle, quote];
    }
    return [defaultPrefix, '"'];
  }
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
  visit_Return(node) {
    this.fill("return");
    if (node.value) {
      this.write(" ");
      this.visit(node.value);
    }
  }
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
  visit_AugAssign(node) {
    this.fill();
    this.visit(node.target);
    this.write(" ", this.getAugAssignOp(node.op), " ");
    this.visit(node.value);
  }
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
  visit_Pass(_node) {
    this.fill("pass");
  }
  visit_Break(_node) {
    this.fill("break");
  }
  visit_Continue(_node) {
    this.fill("continue");
  }
  visit_Comment(node) {
    if (node.inline) {
      this.write("  ", node.value);
    } else {
      this.fill(node.value);
    }
  }
  visit_Delete(node) {
    this.fill("del ");
    this.interleave(", ", (target) => this.visit(target), node.targets);
  }
  visit_Nonlocal(node) {
    this.fill("nonlocal ");
    this.interleave(", ", (name) => this.write(name), node.names);
  }
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
  visit_Import(node) {
    this.fill(node.is_lazy ? "lazy import " : "import ");
    this.interleave(", ", (alias) => this.visit(alias), node.names);
  }
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
  visit_Global(node) {
    this.fill("global ");
    this.interleave(", ", (name) => this.write(name), node.names);
  }
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
  visit_Assert(node) {
    this.fill("assert ");
    this.visit(node.test);
    if (node.msg) {
      this.write(", ");
      this.visit(node.msg);
    }
  }
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
  isLeftAssociative(op) {
    return op.nodeType !== "Pow";
  }
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
  visit_UnaryOp(node) {
    const operandPrecedence = node.op.nodeType === "Not" ? 5   : 13  ;
    this.write(this.getUnaryOpSymbol(node.op));
    if (node.op.nodeType === "Not") this.write(" ");
    this.visitParenthesizedIfNeeded(operandPrecedence, node.operand);
  }
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
  visit_BoolOp(node) {
    const precedence = node.op.nodeType === "Or" ? 3   : 4  ;
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
  visit_Compare(node) {
    const precedence = 7  ;
    this.visitParenthesizedIfNeeded(precedence, node.left);
    for (let i = 0; i < node.ops.length; i++) {
      this.write(" ", this.getCmpOpSymbol(node.ops[i]), " ");
      this.visitParenthesizedIfNeeded(precedence, node.comparators[i]);
    }
  }
  visitParenthesizedIfNeeded(precedence, node) {
    const needsParens = this.requireParens(precedence, node);
    if (needsParens) this.write("(");
    this.withPrecedence(precedence, node);
    if (needsParens) this.write(")");
  }
  visitAtomBase(node) {
    this.visitParenthesizedIfNeeded(16  , node);
  }
  visit_NamedExpr(node) {
    this.visit(node.target);
    this.write(" := ");
    this.visit(node.value);
  }
  visit_Lambda(node) {
    this.write("lambda");
    if (node.args.args.length > 0 || node.args.vararg || node.args.kwarg || node.args.kwonlyargs.length > 0) {
      this.write(" ");
      this.visit_arguments(node.args);
    }
    this.write(": ");
    this.visitParenthesizedIfNeeded(2  , node.body);
  }
  visit_IfExp(node) {
    this.visitParenthesizedIfNeeded(3  , node.body);
    this.write(" if ");
    this.visitParenthesizedIfNeeded(3  , node.test);
    this.write(" else ");
    this.withPrecedence(2  , node.orelse);
  }
  visit_Await(node) {
    this.write("await ");
    this.withPrecedence(15  , node.value);
  }
  visit_Yield(node) {
    this.write("yield");
    if (node.value) {
      this.write(" ");
      this.visit(node.value);
    }
  }
  visit_YieldFrom(node) {
    this.write("yield from ");
    this.visit(node.value);
  }
  visit_Starred(node) {
    this.write("*");
    this.visitParenthesizedIfNeeded(7  , node.value);
  }
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
  interpolatedStringLiteralStyle(openQuote, closeQuote) {
    const prefix = openQuote.slice(0, openQuote.length - closeQuote.length);
    return {
      isRaw: /r/i.test(prefix),
      isTriple: closeQuote.length === 3,
      quoteChar: closeQuote[0]
    };
  }
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
  escapeInterpolatedStringLiteral(value, { isRaw, isTriple, quoteChar }) {
    const braceDoubled = value.replace(/\{/g, "{{").replace(/\}/g, "}}");
    if (isRaw) return braceDoubled;
    return isTriple ? this.escapeTripleQuoted(braceDoubled, quoteChar) : this.escapeString(braceDoubled, quoteChar);
  }
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
  visit_FormattedValue(node) {
    this.writeReplacementField(node.value, node.conversion, node.format_spec, {
      isRaw: false,
      isTriple: false,
      quoteChar: '"'
    });
  }
  visit_Interpolation(node) {
    this.writeReplacementField(node.value, node.conversion, node.format_spec, {
      isRaw: false,
      isTriple: false,
      quoteChar: '"'
    });
  }
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
  visit_Keyword(node) {
    if (node.arg) {
      this.write(node.arg, "=");
    } else {
      this.write("**");
    }
    this.visit(node.value);
  }
  visit_Constant(node) {
    this.write(this.formatConstant(node));
  }
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
  escapeString(value, quote) {
    return value.replace(/\\/g, "\\\\").replace(/\n/g, "\\n").replace(/\r/g, "\\r").replace(/\t/g, "\\t").replace(new RegExp(`\\${quote}`, "g"), `\\${quote}`);
  }
  escapeTripleQuoted(value, quoteChar) {
    let result = value.replace(/\\/g, "\\\\").replace(/\r/g, "\\r");
    const closing = quoteChar.repeat(3);
    result = result.split(closing).join(`\\${quoteChar}${quoteChar}${quoteChar}`);
    if (result.endsWith(quoteChar)) {
      result = `${result.slice(0, -1)}\\${quoteChar}`;
    }
    return result;
  }
  visit_Name(node) {
    this.write(node.id);
  }
  visit_Attribute(node) {
    this.visitAtomBase(node.value);
    if (this.isBareIntegerLiteral(node.value)) {
      this.write(" ");
    }
    this.write(".", node.attr);
  }
  isBareIntegerLiteral(node) {
    return node.nodeType === "Constant" && (typeof node.value === "number" || typeof node.value === "bigint") && /^\d+$/.test(node.value.toString());
  }
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
  visit_List(node) {
    this.write("[");
    this.interleave(", ", (elt) => this.visit(elt), node.elts);
    this.write("]");
  }
  visit_Tuple(node) {
    this.write("(");
    this.interleave(", ", (elt) => this.visit(elt), node.elts);
    if (node.elts.length === 1) {
      this.write(",");
    }
    this.write(")");
  }
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
        this.visitParenthesizedIfNeeded(7  , node.values[i]);
      }
    }
    this.write("}");
  }
  visit_Set(node) {
    this.write("{");
    this.interleave(", ", (elt) => this.visit(elt), node.elts);
    this.write("}");
  }
  visit_ListComp(node) {
    this.write("[");
    this.visit(node.elt);
    for (const generator of node.generators) {
      this.visit(generator);
    }
    this.write("]");
  }
  visit_SetComp(node) {
    this.write("{");
    this.visit(node.elt);
    for (const generator of node.generators) {
      this.visit(generator);
    }
    this.write("}");
  }
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
  visit_GeneratorExp(node) {
    this.write("(");
    this.visit(node.elt);
    for (const generator of node.generators) {
      this.visit(generator);
    }
    this.write(")");
  }
  visit_Comprehension(node) {
    if (node.is_async) {
      this.write(" async for ");
    } else {
      this.write(" for ");
    }
    this.visit(node.target);
    this.write(" in ");
    this.visitParenthesizedIfNeeded(3  , node.iter);
    for (const if_ of node.ifs) {
      this.write(" if ");
      this.visitParenthesizedIfNeeded(3  , if_);
    }
  }
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
  visit_Alias(node) {
    this.write(node.name);
    if (node.asname) {
      this.write(" as ");
      this.write(node.asname);
    }
  }
  visit_WithItem(node) {
    this.visit(node.context_expr);
    if (node.optional_vars) {
      this.write(" as ");
      this.visit(node.optional_vars);
    }
  }
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
  visit_Arg(node) {
    this.write(node.arg);
    if (node.annotation) {
      this.write(": ");
      this.visit(node.annotation);
    }
  }
  visit_MatchValue(node) {
    this.visit(node.value);
  }
  visit_MatchSingleton(node) {
    if (node.value === null) this.write("None");
    else if (node.value === true) this.write("True");
    else if (node.value === false) this.write("False");
    else this.write(String(node.value));
  }
  visit_MatchSequence(node) {
    this.write("[");
    this.interleave(", ", (pattern) => this.visit(pattern), node.patterns);
    this.write("]");
  }
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
  visit_MatchStar(node) {
    this.write("*");
    this.write(node.name ?? "_");
  }
  visit_MatchAs(node) {
    if (node.pattern) {
      this.visit(node.pattern);
      this.write(" as ");
    }
    this.write(node.name ?? "_");
  }
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
  writeTypeParams(type_params) {
    if (type_params && type_params.length > 0) {
      this.write("[");
      this.interleave(", ", (param) => this.visit(param), type_params);
      this.write("]");
    }
  }
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
  visit_ParamSpec(node) {
    this.write("**");
    this.write(node.name);
    if (node.default_value) {
      this.write(" = ");
      this.visit(node.default_value);
    }
  }
  visit_TypeVarTuple(node) {
    this.write("*");
    this.write(node.name);
    if (node.default_value) {
      this.write(" = ");
      this.visit(node.default_value);
    }
  }
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
  Name(id, ctx = "Load") {
    return {
      nodeType: "Name",
      id,
      ctx: { nodeType: ctx },
      lineno: 1,
      col_offset: 0
    };
  },
  Constant(value, kind) {
    return {
      nodeType: "Constant",
      value,
      kind,
      lineno: 1,
      col_offset: 0
    };
  },
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
  Expr(value) {
    return {
      nodeType: "Expr",
      value,
      lineno: 1,
      col_offset: 0
    };
  },
  List(elts, ctx = "Load") {
    return {
      nodeType: "List",
      elts,
      ctx: { nodeType: ctx },
      lineno: 1,
      col_offset: 0
    };
  },
  Tuple(elts, ctx = "Load") {
    return {
      nodeType: "Tuple",
      elts,
      ctx: { nodeType: ctx },
      lineno: 1,
      col_offset: 0
    };
  },
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
  Dict(keys, values) {
    return {
      nodeType: "Dict",
      keys,
      values,
      lineno: 1,
      col_offset: 0
    };
  },
  NamedExpr(target, value) {
    return {
      nodeType: "NamedExpr",
      target,
      value,
      lineno: 1,
      col_offset: 0
    };
  },
  Lambda(args, body) {
    return {
      nodeType: "Lambda",
      args,
      body,
      lineno: 1,
      col_offset: 0
    };
  },
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
  Await(value) {
    return {
      nodeType: "Await",
      value,
      lineno: 1,
      col_offset: 0
    };
  },
  Yield(value) {
    return {
      nodeType: "Yield",
      value,
      lineno: 1,
      col_offset: 0
    };
  },
  YieldFrom(value) {
    return {
      nodeType: "YieldFrom",
      value,
      lineno: 1,
      col_offset: 0
    };
  },
  Starred(value, ctx = "Load") {
    return {
      nodeType: "Starred",
      value,
      ctx: { nodeType: ctx },
      lineno: 1,
      col_offset: 0
    };
  },
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
  Delete(targets) {
    return {
      nodeType: "Delete",
      targets,
      lineno: 1,
      col_offset: 0
    };
  },
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




  })

};
