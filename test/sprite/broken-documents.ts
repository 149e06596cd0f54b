import { randomFrom } from '../random-from.js';

/** Documents broken at random, the same ones every time: pieces are removed, doubled or inserted. */
export function brokenDocuments(count: number): string[] {
  const random = randomFrom(20_110_101);
  const below = (limit: number): number => Math.floor(random() * limit);
  return Array.from({ length: count }, () => {
    let text = whole;
    for (let times = 1 + below(3); times > 0; times--) {
      const at = below(text.length);
      const end = at + below(12);
      const piece = random() < 0.5 ? pieces[below(pieces.length)]! : text.slice(at, end).repeat(2);
      text = text.slice(0, at) + piece + text.slice(random() < 0.5 ? at : end);
    }
    return text;
  });
}

const whole = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
 <key>frames</key><dict>
  <key>a &amp; b</key><dict><!-- a -->
   <key>aliases</key><array><string>b</string><string/></array>
   <key>spriteOffset</key><string>{0,-1.5}</string>
   <key>textureRect</key><string>{{2,2},{51,109}}</string>
   <key>textureRotated</key><false/>
   <key>made</key><date>2011-01-01T00:00:00Z</date><key>by</key><data>AAAA</data>
  </dict></dict>
 <key>metadata</key><dict><key>format</key><integer>3</integer><key>scale</key><real>1.0</real></dict>
</dict></plist>`;

// prettier-ignore
const pieces = [
  '<', '>', '&', '"', "'", ']]>', '<!--', '-->', '--', '<![CDATA[', '<?', '?>', '<?xml version="1.0"?>', '\r', '\0', '\u0085',
  '\u2028', '\uFEFF', '\uFFFE', '\uD800', '😀', '&#13;', '&#x85;', '&lt;', '&#xFFFE;', '&#1114112;', '&amp', '&;', ':', '=',
  '<dict>', '</dict>', '<key>', '</key>', '<array/>', '<true/>', '<string>', '</string>', '<integer>', '<null/>', '<plist>',
  '</plist>', '<data>', '</data >', '< key>', '<key/ >', '<KEY>', '<key a="1" a="1">', '<key xmlns="">', '<!DOCTYPE plist>',
  '<key>frames</key>', '<key>__proto__</key>', '9', 'x', ' ', '\t', '-', '{', '}', '.', 'e', 'NaN',
];
