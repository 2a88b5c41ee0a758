// Words of life away from the desk. A request that has one wants a skill that has it too, or none at all.

const ENGLISH = `
  weather rain raining snow sunny umbrella cloudy cook cooking recipe bake baking boil fry roast grill dish meal
  breakfast lunch dinner supper snack dessert oven kitchen fridge food eat eating hungry drink thirsty delicious
  spicy sweet flour dough bread cake pizza pasta rice noodle soup salad sandwich cheese butter milk cream egg meat
  beef steak pork chicken salmon shrimp sausage vegetable potato tomato onion garlic carrot mushroom cucumber pickle
  fruit banana lemon berry grape wine beer whisky cocktail tea coffee juice calorie diet vegetarian restaurant bakery
  supermarket grocery cat kitten dog puppy horse cow bird bee mosquito hamster rabbit dinosaur feather pet animal zoo
  flower garden lawn plant beach sea river mountain desert moon planet sky mother mom father dad grandmother grandma
  grandfather grandpa sister brother aunt uncle cousin husband wife girlfriend boyfriend baby toddler kid son
  daughter neighbour neighbor wedding marriage divorce birthday anniversary funeral christmas easter halloween
  holiday vacation gift girl boy apartment bedroom bathroom sofa couch pillow blanket curtain carpet roof toilet
  shower laundry furniture paint repaint stain towel knit sew scarf shirt dress skirt trousers jeans sock shoe coat
  jacket glove jewelry earring necklace wear clothes outfit hair haircut makeup perfume headache toothache stomach
  fever cough flu hurt ache injury wound splinter bruise allergy pill vitamin dentist hospital pregnant pregnancy
  sleepy insomnia nap hiccup sneeze muscle knee yoga gym jog marathon swim swimming hike hiking bike bicycle tyre
  tire football soccer basketball baseball tennis golf cricket rugby hockey olympics goalkeeper song sing singer
  concert jazz guitar piano violin drum dance movie cinema film actress television tv poem poet poetry thriller
  bedtime fairy dragon joke riddle horoscope zodiac tarot lottery chess puzzle painter painting museum car tram
  subway taxi airport airline hotel luggage suitcase trip tourist cruise parking petrol gasoline kilometre kilometres
  kilometer mile miles president minister empire emperor dynasty continent pyramid bible heaven love happiness
  romance romantic friend friendship jealous lonely sad angry bored weekend tonight evening night noon midnight
  winter summer autumn
`;

const CHINESE = `
  天气 下雨 下雪 气温 雨伞 台风 做饭 菜谱 食谱 好吃 吃 喝 饭 菜 早饭 午饭 晚饭 早餐 午餐 晚餐 火锅 红烧 红烧肉 炒 蛋 鸡蛋 番茄 黄瓜 土豆
  蔬菜 水果 香蕉 苹果派 巧克力 咖啡 茶 牛奶 红酒 啤酒 酒 糖 盐 油 米饭 面条 饺子 蛋糕 面包 餐厅 饭店 冰箱 厨房
  猫 狗 狗狗 小狗 宠物 鱼 鸟 蚊子 蜜蜂 花 植物 多肉 樱花 浇水 花园 阳台 月亮 太阳 星星 地球 恐龙
  妈妈 爸爸 父母 爷爷 奶奶 外婆 外公 哥哥 姐姐 弟弟 妹妹 丈夫 老公 妻子 老婆 女朋友 男朋友 宝宝 小孩 孩子 儿子 女儿 长辈 邻居 朋友
  结婚 婚礼 离婚 生日 生日歌 礼物 春节 端午节 中秋节 元宵 清明 国庆 圣诞 新年 节日 放假 假期 周末
  房子 房间 卧室 浴室 沙发 床 窗帘 地毯 马桶 洗衣 油渍 衣服 衬衫 裙子 裤子 鞋 帽子 外套 穿 头发 化妆
  感冒 发烧 咳嗽 头疼 牙疼 肚子 疼 药 医生 医院 怀孕 失眠 睡觉 睡 做梦 减肥 体重 健身房 膝盖 眼睛 跑步 游泳 爬山 打呼噜 过敏
  足球 篮球 球赛 奥运 歌 唱歌 唱首 轻音乐 音乐会 电影 爱情片 电视剧 小说 诗 诗人 李白 笑话 星座 生肖 属相 彩票 小名
  火车 高铁 飞机 机票 酒店 地铁 公交 旅游 景点 护照 签证 开车 停车 自行车
  国王 皇帝 朝代 首都 人口 最高的山 宗教 爱情 恋爱 开心 难过 无聊 今晚 早上 晚上 冬天 夏天 春天 秋天
`;

const WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${CHINESE}`.split(/\s+/).filter(Boolean));

/** True for a word (lower case, as it stands) that is about life away from the desk. */
export function isEveryday(word: string): boolean {
  return WORDS.has(word) || (word.endsWith('s') && WORDS.has(word.slice(0, -1)));
}
