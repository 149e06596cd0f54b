import { play } from 'rx-motion';
import { animate, Animation, parseSpriteSheet, SpriteFrame } from 'rx-motion/sprite';
import { of } from 'rxjs';

const sheet = `<?xml version="1.0"?><plist version="1.0"><dict><key>frames</key><dict>
  <key>b</key><dict><key>frame</key><string>{{8,0},{8,8}}</string></dict>
</dict></dict></plist>`;

export function exercise() {
  const rect = { x: 0, y: 0, width: 8, height: 8 };
  const first = new SpriteFrame({ name: 'a', texture: { url: 'coin.png' }, rect });
  const { frames } = parseSpriteSheet(sheet, { url: 'coin.plist' });
  const coin = { spriteFrame: first };
  play(animate(new Animation([first, ...frames], { delayPerUnit: 0.5 })), coin, of(0, 0.75)).subscribe();
  if (coin.spriteFrame.name !== 'b') throw new Error(`a coin shows ${coin.spriteFrame.name}`);
}
