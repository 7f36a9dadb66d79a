/**
 * Passwords of eight and more signs that stand high in the published lists of leaked ones, written
 * down from general knowledge of them: no list is copied, and the order means nothing. Shorter ones
 * are refused for their length.
 */
export const LEAKED = `
password 12345678 123456789 1234567890 qwertyui qwertyuiop football baseball jennifer superman
iloveyou starwars trustno1 sunshine princess whatever 11111111 87654321 internet michelle corvette
midnight hardcore mercedes scorpion redskins danielle rush2112 samantha platinum marlboro
victoria 69696969 88888888 bigdaddy jonathan gateway1 chocolate elizabeth patricia mountain
nicholas ncc1701d charlotte steelers brooklyn maverick butthead computer stephanie nathalie
blink182 snowball scorpio1 sebastian einstein cocacola hannibal swimming garfield napoleon
12341234 99999999 55555555 00000000 22222222 33333333 44444444 66666666 77777777 123123123
asdfghjkl asdfghjk zxcvbnm1 qazwsxedc 1qaz2wsx 1qazxsw2 zaq12wsx zaq1zaq1 qwer1234 asdf1234
1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
password1 password12 password123 password1234 password12345 password! password1! passw0rd p@ssw0rd
p@ssword pa55word pa55w0rd pass1234 passpass passport password2 password3 password7 password01
abcd1234 abc12345 abc123456 abcdefgh abcdefghi abcdefg1 abcdef12 a1b2c3d4 a1b2c3d4e5 aa123456
a1234567 a12345678 a123456789 aaaaaaaa asdasdasd asd12345 asdqwe123 zxc12345 zxcvbnmm zxcvbn12
letmein1 letmein123 letmein12 welcome1 welcome12 welcome123 welcome2 changeme changeme1 changeme123
default1 secret12 secret123 administrator admin123 admin1234 admin12345 administrador adminadmin
rootroot root1234 toortoor testtest test1234 test12345 testing1 testing123 tester12 temp1234 temppass
guest123 guest1234 master12 master123 masterkey monkey12 monkey123 dragon12 dragon123 shadow12
shadow123 michael1 michael12 michael123 jordan23 jordan12 charlie1 charlie12 charlie123 jessica1
ashley12 amanda12 daniel12 daniel123 andrew12 joshua12 matthew1 anthony1 william1 thomas12 robert12
hunter12 hunter123 ranger12 buster12 tigger12 killer12 killer123 soccer12 soccer123 hockey12
football1 football12 football123 baseball1 basketball softball volleyball cowboys1 yankees1 lakers24
liverpool liverpool1 arsenal1 arsenal123 chelsea1 chelsea123 barcelona barcelona1 realmadrid juventus
manchester manchester1 manunited manutd123 everton1 celtic1888 rangers1 galatasaray fenerbahce
besiktas trabzonspor partizan crvenazvezda zvezda1991 olympiacos panathinaikos hajduk1950 dinamozg
iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveme1 ilovegod loveyou1 lovelove lovely12
iloveu12 iloveu123 loveme12 forever1 forever21 foreverlove mylove12 sweetheart sweetie1 sweetpea
babygirl babygirl1 babygirl12 princess1 princess12 princess123 sunshine1 sunshine12 sunshine123
butterfly butterfly1 beautiful beautiful1 chocolate1 strawberry blueberry cherry12 cupcake1 peaches1
precious precious1 gorgeous blessed1 jesus123 jesuschrist jesus777 christian christian1 christ123
godisgood heavenly angel123 angels12 angelina michelle1 nicole12 jasmine1 brianna1 vanessa1 veronica
elizabeth1 stephanie1 samantha1 jennifer1 kimberly kimberly1 natalie1 gabriela gabriel1 alejandro
alexander alexander1 alexandra alexandru alexander12 alexandre benjamin benjamin1 christopher
christina christine catherine katherine madeline isabella isabelle jonathan1 nicholas1 sebastian1
valentin valentina valentino fernando francisco francesca frederic frederick giovanni giuseppe
leonardo lorenzo1 margarita marianne maximilian michaela mohammed mohammad muhammad abdullah
mustafa1 mehmet123 ahmet123 fatma123 ibrahim1 patrick1 richard1 stefan12 stefan123 nikola12 nikola123
aleksandar aleksandra aleksandr vladimir vladimir1 dimitris dimitrios georgios ioannis1 konstantin
konstantinos panagiotis anastasia anastasiya svetlana tatiana1 ekaterina natalia1 nataliya oksana12
starwars1 startrek startrek1 pokemon1 pokemon12 pokemon123 pikachu1 naruto12 naruto123 minecraft
minecraft1 minecraft123 fortnite fortnite1 fortnite123 roblox123 warcraft warcraft1 worldofwarcraft
counterstrike callofduty leagueoflegends playstation playstation2 nintendo nintendo64 gamecube
xbox360x superman1 superman12 batman12 batman123 spiderman spiderman1 ironman1 wolverine deadpool1
hellokitty hellokitty1 mickeymouse donaldduck scoobydoo spongebob spongebob1 harrypotter hogwarts
gandalf1 legolas1 lordoftherings matrix12 matrix123 terminator godfather scarface eminem12 metallica
metallica1 slipknot slipknot1 nirvana1 linkinpark greenday greenday1 ironmaiden pinkfloyd ledzeppelin
rocknroll guitar12 bigmoney goldfish gemini12 scorpio2 aquarius capricorn sagittarius november
november1 december december1 september september1 october1 february january1 summer12 summer123
summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter12 winter123 winter2020
winter2021 winter2022 winter2023 winter2024 winter2025 spring12 spring2024 spring2025 autumn2024
monday12 friday13 thursday saturday sunday12 birthday happyday happy123 hello123 hello1234 hello12345
helloworld hellohello goodluck goodmorning freedom1 freedom12 peace123 america1 americas australia
california florida1 newyork1 chicago1 houston1 montreal toronto1 london12 london123 england1 ireland1
scotland deutschland germany1 hamburg1 bayern123 schalke04 borussia osterreich nederland rotterdam
amsterdam espana123 argentina colombia1 brasil123 portugal portugal1 benfica1 sporting italia123
juventus1 napoli1926 moscow123 bulgaria bulgaria1 beograd1 srbija123 hrvatska hrvatska1 slovenija
makedonija istanbul istanbul34 ankara06 turkiye1 albania1 romania1 bucuresti steaua86 hellas123
lozinka1 lozinka123 sifra123 parola12 parola123 sifre123 volimte1 volimte123 ljubav12 ljubav123
mercedes1 mercedesbenz porsche1 porsche911 ferrari1 ferrari123 lamborghini mustang1 mustang12
mustang69 chevrolet chevy123 corvette1 harley12 harleydavidson kawasaki yamaha12 suzuki12 toyota12
computer1 computer12 computer123 internet1 samsung1 samsung12 samsung123 iphone12 android1 google12
google123 facebook facebook1 facebook123 instagram youtube1 twitter1 linkedin linkedin1 microsoft
windows1 windows7 windows10 macintosh apple123 blackberry nokia123 motorola ericsson cisco123 oracle123
database server12 security security1 access12 access14 access123 private1 personal business marketing
monster1 monster12 thunder1 thunderbird lightning firebird firefire phoenix1 eagles12 panthers
panther1 tigers12 lions123 bulldogs bulldog1 wildcats wildcat1 dolphins dolphin1 elephant elephant1
crocodile stallion wolfpack werewolf vampires skywalker darthvader jedimaster chewbacca enterprise
voyager1 discovery challenger champion champion1 winner12 winner123 victory1 warrior1 warriors
gladiator spartan1 spartan117 knights1 assassin assassin1 sniper12 soldier1 marines1 airforce
snickers skittles pancakes cookies1 cookie12 cookie123 pepper12 pepperoni peanut12 peanutbutter
banana12 banana123 orange12 orange123 purple12 purple123 yellow12 yellow123 silver12 golden12 diamond1
diamonds emerald1 sapphire crystal1 rainbow1 rainbow12 flower12 flower123 flowers1 sunflower daffodil
lavender jasmine2 rosebud1 blossom1 paradise paradise1 treasure fantasia fantasy1 mystery1 magic123
dreamer1 dreaming stardust moonlight starlight midnight1 twilight twilight1 darkness shadow01
147258369 159357456 159753159 741852963 963852741 789456123 789456123a 321654987 987654321 9876543210
0123456789 0987654321 1122334455 11223344 12121212 13131313 10101010 20202020 12344321 123454321
12345679 123456780 1234567891 12345678910 123456789a 123456789q 12345678a 12345678q 1234567a
1234qwer 123qwe123 123qweasd 12qwaszx 123abc123 1a2b3c4d 1a2s3d4f 1234abcd 12345abc 123456ab
123456abc 123456qwerty 1password 123password 123456aa 123321123 1234554321 123654789 147852369
159159159 101010101 111222333 111111111 1111111111 222222222 333333333 555555555 666666666 777777777
888888888 999999999 0000000000 00000001 01234567 19841984 19851985 19861986 19871987 19881988
19891989 19901990 19911991 19921992 19931993 19941994 19951995 19961996 20002000 20012001
`;
