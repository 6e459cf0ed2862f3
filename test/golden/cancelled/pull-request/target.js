// Never answers, and ends with its input.
process.stdin.resume()
